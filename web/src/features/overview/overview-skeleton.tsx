import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { Skeleton, Sketch } from '../../ui/feedback/skeleton.tsx'
import { Figure, Figures } from './overview-figures.tsx'

/** The four figures while they are on the way. */
export const OverviewSkeleton = () => {
  const { overview: copy } = useCopy(manageCopy)

  return (
    <Sketch>
      <Figures>
        {[copy.orderedToday, copy.collectedToday, copy.cashOut, copy.returned].map((name) => (
          <Figure key={name}>
            <dt>{name}</dt>
            <dd>
              <Skeleton $height="var(--line-title)" $width="60%" />
            </dd>
          </Figure>
        ))}
      </Figures>
    </Sketch>
  )
}
