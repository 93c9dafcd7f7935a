import { screen, within } from '@testing-library/react'
import { buildOption, buildProduct } from '../testing/build-product.ts'
import { buildUser, logInAfresh, serverOf } from '../testing/fake-identity.ts'
import { noConnection } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(logInAfresh)

const sizeChart = {
  __typename: 'SizeChart',
  unit: 'CM',
  columns: [{ __typename: 'SizeChartColumn', name: 'Chest', nameBn: 'বুক' }],
  rows: [{ __typename: 'SizeChartRow', size: 'M', sizeBn: null, cells: ['104'] }],
}

const open = async (chart: object | null, given: object = {}, answers: object = {}) => {
  const product = buildProduct({ id: 'p-1', options: [buildOption('SIZE', 'M', 'L')], sizeChart: chart, ...given })
  const SaveSizeChart = jest.fn((_: Record<string, unknown>) => ({ saveSizeChart: product }))
  const EditedSizeChart = () => ({ product })
  const server = serverOf(buildUser({ isAdmin: true }), { EditedSizeChart, SaveSizeChart, ...answers })
  return { ...(await visit('/manageProduct/p-1/sizeChart', server)), SaveSizeChart }
}

const box = (name: string) => screen.findByRole('textbox', { name })

test('a chart is written column by column for the sizes on sale, in the unit that is chosen', async () => {
  const { user, SaveSizeChart } = await open(null)
  await user.click(await screen.findByRole('button', { name: 'Add a column' }))
  await user.type(await box('Column 1, L'), '43')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByRole('link', { name: 'Say what this column measures' })).toBeVisible()
  expect(SaveSizeChart).not.toHaveBeenCalled()

  await user.type(await box('What is measured, such as Chest'), 'Chest')
  await user.type(await box('The same in Bangla'), 'বুক')
  await user.selectOptions(screen.getByLabelText('Typed in'), 'inch')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Size chart saved')).toBeVisible()
  expect(SaveSizeChart).toHaveBeenCalledWith({
    id: 'p-1',
    chart: {
      unit: 'INCH',
      columns: [{ name: 'Chest', nameBn: 'বুক' }],
      rows: [{ size: 'L', sizeBn: null, cells: ['43'] }],
    },
  })
})

test('a chart without a measure is none; a column with measures goes after a question', async () => {
  const { user, SaveSizeChart } = await open(sizeChart)
  expect(await box('Chest, M')).toHaveValue('104')
  await user.click(screen.getByRole('button', { name: 'Remove Chest' }))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Size chart saved')
  expect(SaveSizeChart).toHaveBeenCalledWith({ id: 'p-1', chart: null })
})

test('without sizes, the way to them', async () => {
  await open(null, { options: [] })
  expect(await screen.findByText('Write down the sizes first.')).toBeVisible()
  expect(within(screen.getByRole('main')).getAllByRole('link', { name: 'Sizes and colours' })[1]).toHaveAttribute(
    'href',
    '/manageProduct/p-1/variants',
  )
})

test('a failed save keeps what was typed', async () => {
  const { user } = await open(sizeChart, {}, { SaveSizeChart: () => Promise.reject(noConnection()) })
  await user.type(await box('Chest, L'), '110')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The changes were not saved. What you typed is still here.')).toBeVisible()
  expect(await box('Chest, L')).toHaveValue('110')
})
