import styled from 'styled-components'
import { CauseCard } from '../features/charity/cause-card.tsx'
import { charityCopy } from '../lib/copy/charity-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { media } from '../theme/tokens.ts'
import { Muted } from '../ui/basic/muted.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { Stack } from '../ui/basic/panel.tsx'

export const DonationPage = () => {
  const copy = useCopy(charityCopy)
  const { text } = copy.charity.donation
  const heading = copy.menu.donation

  return (
    <>
      <Stack $gap="small">
        <PageHeading title={copy.pageTitle(heading)}>{heading}</PageHeading>
        <Text>{text}</Text>
      </Stack>
      <Cards>
        <CauseCard cause="orphanage" />
        <CauseCard cause="oldAgeHome" />
      </Cards>
    </>
  )
}

const Text = styled(Muted)`
  max-width: var(--reading);
`

const Cards = styled.div`
  display: grid;
  gap: var(--space-5);
  ${media.wide} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`
