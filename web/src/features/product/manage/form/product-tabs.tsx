import { useLocation } from 'react-router-dom'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { paths } from '../../../../lib/navigation/paths.ts'
import { Tab, Tabs } from '../../../../ui/list/tabs.tsx'

/** The ways between the pages on which one product is changed. */
export const ProductTabs = ({ productId }: { productId: string }) => {
  const { variants: copy } = useCopy(manageCopy)
  const { pathname } = useLocation()
  const tabs = [
    { to: paths.updateProduct(productId), label: copy.facts },
    { to: paths.productVariants(productId), label: copy.heading },
    { to: paths.productSizeChart(productId), label: copy.chartHeading },
  ]

  return (
    <Tabs aria-label={copy.tabs}>
      {tabs.map(({ to, label }) => (
        <Tab key={to} to={to} aria-current={to === pathname ? 'page' : undefined}>
          {label}
        </Tab>
      ))}
    </Tabs>
  )
}
