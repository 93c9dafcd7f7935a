import { useCopy } from '../../lib/copy/use-copy.ts'
import { VisuallyHidden } from '../../ui/basic/visually-hidden.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Figure, Figures } from './overview-figures.tsx'

/** The four figures while they are on the way. */
export const OverviewSkeleton = () => {
  const { overview: copy, loading } = useCopy()

  return (
    <div aria-busy="true">
      <VisuallyHidden>{loading}</VisuallyHidden>
      <Figures>
        {[copy.ordersToday, copy.takingsToday, copy.toDeliver, copy.lowInStock].map((name) => (
          <Figure key={name}>
            <dt>{name}</dt>
            <dd>
              <Skeleton $height="var(--line-title)" $width="60%" />
            </dd>
          </Figure>
        ))}
      </Figures>
    </div>
  )
}
