import type { Plugin } from 'vite'

// Each stands there once, as its authors have minified it: `we` takes over the styles of a page, `be` those of one element.
const changes = [
  // The element of the server stays, and with it what the browser has made of its styles.
  [
    'we=e=>{',
    `adopted=(e,t)=>{
      const {sheet:n,textContent:o}=t
      if(e.tag||n?.cssRules.length!==o.split(p).filter((e)=>e.trim()).length)return false
      t.setAttribute(l,u)
      const s=Object.assign(Object.create(Ee.prototype),{element:t,sheet:n,length:0,insertRule:()=>true})
      e.tag=new pe(s)
      be(e,t,true)
      delete s.insertRule
      return true
    },we=e=>{`,
  ],
  ['&&(be(e,o),o.parentNode&&o.parentNode.removeChild(o))', '&&(adopted(e,o)||(be(e,o),o.parentNode.removeChild(o)))'],
  // What names the rules of a part is a rule too.
  ['be=(e,t)=>{', 'be=(e,t,a)=>{'],
  ['e.getTag().insertRules(t,s)', 'a&&s.push(n),e.getTag().insertRules(t,s)'],
  // Nobody asks for styles as text.
  ['({useCSSOMInjection:e,target:t,nonce:n})=>e?new Ee(t,n):new Ae(t,n)', '({target:t,nonce:n})=>new Ee(t,n)'],
] as const

/**
 * Has styled-components go on from the styles that the server has put into a page. It would put each rule into an element of
 * its own and take that of the server out, for which the browser works out the styles of the whole page once more.
 * A browser that has left out a rule which it does not know has others at their places: there it does so still.
 */
export const adoptedStyles = (): Plugin => ({
  name: 'adopted-styles',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]styled-components\.browser\.esm\.js$/ },
    handler(code) {
      const changed = changes.reduce((text, [from, to]) => {
        if (text.split(from).length !== 2) this.error(`styled-components has no ${from}, or several: look here`)
        return text.replace(from, () => to)
      }, code)
      return { code: changed, map: null }
    },
  },
})
