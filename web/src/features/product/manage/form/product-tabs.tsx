import { useLocation } from 'react-router-dom'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { paths } from '../../../../lib/navigation/paths.ts'
import { Tab, Tabs } from '../../../../ui/list/tabs.tsx'

/** The ways between the pages on which one product is changed. */
export const ProductTabs = ({ productId }: { productId: string }) => {
  const { variants: copy, products } = useCopy(manageCopy)
  const { pathname, hash, state } = useLocation()
  const tabs = [
    { to: paths.updateProduct(productId), label: copy.facts },
    { to: paths.productPictures(productId), label: products.form.pictureHeading },
    { to: paths.productVariants(productId), label: copy.heading },
    { to: paths.productSizeChart(productId), label: copy.chartHeading },
  ]
  // Other hashes are places within a page.
  const here = hash === '#pictures' ? pathname + hash : pathname

  return (
    <Tabs aria-label={copy.tabs}>
      {tabs.map(({ to, label }) => (
        <Tab key={to} to={to} state={state} aria-current={to === here ? 'page' : undefined}>
          {label}
        </Tab>
      ))}
    </Tabs>
  )
}
