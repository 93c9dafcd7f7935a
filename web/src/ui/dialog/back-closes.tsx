import { useBackCloses } from '../../lib/navigation/use-back-closes.ts'

/** While it is rendered, one step back closes what it stands in. */
export const BackCloses = ({ onBack }: { onBack: () => void }) => {
  useBackCloses(onBack)
  return null
}
