import { ThumbsUp } from 'lucide-react'
import styled from 'styled-components'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { paths } from '../../lib/navigation/paths.ts'
import type { Origin } from '../../lib/navigation/return-path.ts'
import { Button, ButtonLink } from '../../ui/basic/button.tsx'
import { Icon } from '../../ui/basic/icon.tsx'
import type { Votes } from './use-votes.ts'

interface ReviewVotesProps {
  productId: string
  review: { id: string; helpfulCount: number; unhelpfulCount: number; reviewer: { name: string } }
  votes: Votes
}

/** Whether a review helped: how many say so, and what the person at the screen says. */
export const ReviewVotes = ({ productId, review, votes }: ReviewVotesProps) => {
  const { reviewList: copy, format } = useCopy(shoppingCopy)
  const { helpfulCount, unhelpfulCount } = review
  const way = votes.wayOf(review.id)
  const counted = (word: string, count: number) => (count > 0 ? `${word} ${format.number(count)}` : word)
  const yes = counted(copy.yes, helpfulCount)
  const no = counted(copy.no, unhelpfulCount)
  const question = copy.votingFor(review.reviewer.name)

  if (way === 'look') return helpfulCount > 0 ? <Said>{copy.helped(helpfulCount)}</Said> : null
  if (way === 'logIn') {
    const state: Origin = { from: paths.buyNow(productId), why: 'vote' }
    const toLogIn = { to: paths.logIn(), state, $look: 'text' as const }
    return (
      <Line>
        <span aria-hidden>{copy.helpful}</span>
        <SmallLink {...toLogIn} aria-label={`${yes}: ${question}`}>
          <Icon of={ThumbsUp} />
          {yes}
        </SmallLink>
        <SmallLink {...toLogIn} aria-label={`${no}: ${question}`}>
          {no}
        </SmallLink>
      </Line>
    )
  }

  const said = votes.voteOf(review.id)
  return (
    <Line role="group" aria-label={question}>
      <span aria-hidden>{copy.helpful}</span>
      <Small type="button" $look="text" aria-pressed={said === true} onClick={() => votes.vote(review, true)}>
        <Icon of={ThumbsUp} />
        {yes}
      </Small>
      <Small type="button" $look="text" aria-pressed={said === false} onClick={() => votes.vote(review, false)}>
        {no}
      </Small>
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1);
  color: var(--muted);
  font: 400 var(--type-small);
`

const Said = styled.p`
  color: var(--muted);
  font: 400 var(--type-small);
`

const Small = styled(Button)`
  min-width: var(--touch);
  padding-inline: var(--space-3);
  font: 600 var(--type-small);
  font-variant-numeric: tabular-nums;
  &[aria-pressed='true'] { background: var(--primary-soft); }
  &[aria-pressed='true'] svg { fill: currentColor; }
`

const SmallLink = styled(ButtonLink)`
  min-width: var(--touch);
  padding-inline: var(--space-3);
  font: 600 var(--type-small);
  font-variant-numeric: tabular-nums;
`
