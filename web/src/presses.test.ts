import { holdPresses } from './presses.ts'

const frame = () => new Promise(requestAnimationFrame)

/** Shows these buttons anew, as React makes a part. */
const show = (...names: string[]) => {
  const root = document.createElement('div')
  root.id = 'root'
  root.addEventListener('animationiteration', (event) => event.preventDefault())
  const pressed: string[] = []
  names.forEach((name, place) => {
    const button = document.createElement('button')
    button.textContent = name
    button.addEventListener('click', () => pressed.push(`${place} ${name}`))
    root.append(button)
  })
  document.body.replaceChildren(root)
  return { pressed, press: (place: number) => root.querySelectorAll('button')[place]?.click() }
}

test.each([
  ['of a name of its own', ['Menu', 'Helpful'], ['1 Helpful']],
  ['that another one is called like', ['Helpful', 'Helpful'], []],
])('a press on a button %s goes to what was made anew in its place, or to none', async (_, names, expected) => {
  const letGo = holdPresses()
  show('Menu', 'Helpful').press(1)
  const { pressed } = show(...names)

  document.dispatchEvent(new Event('shop-open'))
  await frame()
  await frame()
  expect(pressed).toEqual(expected)
  letGo()
})

test('a button whose press is held says that it is busy, until the press is done', async () => {
  const letGo = holdPresses()
  const { pressed, press } = show('Menu', 'Helpful')
  const [menu, helpful] = document.querySelectorAll('button')
  press(1)
  expect([menu?.getAttribute('aria-busy'), helpful?.getAttribute('aria-busy')]).toEqual([null, 'true'])

  document.dispatchEvent(new Event('shop-open'))
  await frame()
  expect(pressed).toEqual(['1 Helpful'])
  expect(helpful?.getAttribute('aria-busy')).toBeNull()
  letGo()
})

test('once held presses are let go, buttons are pressed as in any page', () => {
  const letGo = holdPresses()
  const { pressed, press } = show('Search')
  press(0)
  expect(pressed).toEqual([])

  letGo()
  press(0)
  expect(pressed).toEqual(['0 Search'])
})

/** A link and a button within a part of an open page that React takes over only when it is told to. */
const openPageWithPart = () => {
  document.body.innerHTML = '<div id="root"><a href="/attar">Attar</a><button>Helpful</button></div>'
  const [root] = document.querySelectorAll('#root')
  const [link] = document.querySelectorAll('a')
  const [button] = document.querySelectorAll('button')
  if (!root || !link || !button) throw new Error('The page is not there')
  const seen: string[] = []
  for (const type of ['pointerdown', 'pointercancel', 'click'])
    root.addEventListener(type, (event) => {
      event.preventDefault()
      seen.push(type)
    })
  const takeOver = () => root.addEventListener('animationiteration', (event) => event.preventDefault())
  document.dispatchEvent(new Event('shop-open'))
  return { link, button, seen, takeOver }
}

test('a press on a part that is still being taken over does not hurry React, and is done once it is', async () => {
  const letGo = holdPresses()
  const { button, seen, takeOver } = openPageWithPart()
  for (const type of ['pointerdown', 'pointercancel']) button.dispatchEvent(new Event(type, { bubbles: true }))
  button.click()
  await frame()
  expect(seen).toEqual([])
  expect(button.getAttribute('aria-busy')).toBe('true')

  takeOver()
  await frame()
  await frame()
  expect(seen).toEqual(['click'])
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(seen).toEqual(['click', 'pointerdown'])
  letGo()
})

test('a link of the shop waits for its part too; with a key held, or to elsewhere, it is the browser’s', async () => {
  const letGo = holdPresses()
  const { link, seen, takeOver } = openPageWithPart()
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
  expect(seen).toEqual(['click'])
  link.href = 'https://elsewhere.example/'
  link.click()
  expect(seen).toEqual(['click', 'click'])

  link.href = '/attar'
  link.click()
  expect(seen).toEqual(['click', 'click'])
  expect(link.getAttribute('aria-busy')).toBe('true')
  takeOver()
  await frame()
  await frame()
  expect(seen).toEqual(['click', 'click', 'click'])
  letGo()
})

test('each press counts of a button that is pressed twice while its part is taken over', async () => {
  const letGo = holdPresses()
  const { button, seen, takeOver } = openPageWithPart()
  button.click()
  button.click()
  takeOver()
  for (let n = 0; n < 4; n++) await frame()
  expect(seen).toEqual(['click', 'click'])
  letGo()
})

test('what is pressed in a part that is ready does not wait for what was pressed in one that is not', async () => {
  const letGo = holdPresses()
  const { button, seen } = openPageWithPart()
  const [link] = document.querySelectorAll('a')
  button.click()
  link?.click()
  link?.addEventListener('animationiteration', (event) => event.preventDefault())
  await frame()
  await frame()
  expect(seen).toEqual(['click'])
  expect([button, link].map((one) => one?.getAttribute('aria-busy'))).toEqual(['true', null])
  letGo()
})

test('a link that waits is forgotten once another one has led on', async () => {
  const letGo = holdPresses()
  const { link, seen, takeOver } = openPageWithPart()
  link.click()
  const { href } = location
  history.pushState(null, '', '/panjabi')
  await frame()

  takeOver()
  await frame()
  await frame()
  expect(seen).toEqual([])
  expect(link.getAttribute('aria-busy')).toBeNull()
  history.replaceState(null, '', href)
  letGo()
})

test('whether a part is ready is asked once for all events of a press', async () => {
  const letGo = holdPresses()
  const { button, takeOver } = openPageWithPart()
  takeOver()
  const asked = jest.fn()
  button.addEventListener('animationiteration', asked)
  const sign = button.appendChild(document.createElement('span'))
  for (const type of ['pointerdown', 'touchstart', 'pointerup', 'mousedown'])
    sign.dispatchEvent(new Event(type, { bubbles: true }))
  sign.click()
  expect(asked).toHaveBeenCalledTimes(1)
  letGo()
})

/** A field within a part of an open page that React takes over only when it is told to. */
const openPageWithField = (type: 'checkbox' | 'text') => {
  document.body.innerHTML = `<div id="root"><input type="${type}"></div>`
  const [root] = document.querySelectorAll('#root')
  const [field] = document.querySelectorAll('input')
  if (!root || !field) throw new Error('The page is not there')
  const seen: string[] = []
  for (const type of ['click', 'input', 'change']) root.addEventListener(type, () => seen.push(type))
  document.dispatchEvent(new Event('shop-open'))
  return { field, seen, takeOver: () => root.addEventListener('animationiteration', (event) => event.preventDefault()) }
}

test('a switch that is switched while its part is taken over hurries nothing, and counts once it is', async () => {
  const letGo = holdPresses()
  const { field, seen, takeOver } = openPageWithField('checkbox')
  field.click()
  await frame()
  expect([seen, field.checked]).toEqual([[], true])

  takeOver()
  await frame()
  await frame()
  expect([seen, field.checked]).toEqual([['click', 'input', 'change'], true])
  letGo()
})

test('what is typed once a part is ready stands in the place of what was typed before', async () => {
  const letGo = holdPresses()
  const { field, seen, takeOver } = openPageWithField('text')
  const type = (text: string) => {
    field.value = text
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
  }
  type('ab')
  takeOver()
  type('abc')
  await frame()
  await frame()
  expect([seen, field.value]).toEqual([['input', 'change'], 'abc'])
  letGo()
})
