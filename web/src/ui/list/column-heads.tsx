import { VisuallyHidden } from '../basic/visually-hidden.tsx'

interface ColumnHeadsProps {
  picture: string
  texts: readonly string[]
  actions: string
}

/** The heads of a table of things with a picture first and what can be done last: these two need no head that is seen. */
export const ColumnHeads = ({ picture, texts, actions }: ColumnHeadsProps) => (
  <thead>
    <tr>
      <th>
        <VisuallyHidden>{picture}</VisuallyHidden>
      </th>
      {texts.map((text) => (
        <th key={text}>{text}</th>
      ))}
      <th>
        <VisuallyHidden>{actions}</VisuallyHidden>
      </th>
    </tr>
  </thead>
)
