import { useCopy } from '../../lib/copy/use-copy.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'

/** What an address shows that leads to nothing. */
export const NotFound = () => {
  const copy = useCopy()

  return (
    <>
      <PageHeading title={copy.pageTitle(copy.notFound.heading)}>{copy.notFound.heading}</PageHeading>
      <PaddedPanel>
        <p>{copy.notFound.text}</p>
        <ButtonLink to={paths.home()}>{copy.notFound.home}</ButtonLink>
      </PaddedPanel>
    </>
  )
}
