/** An email address that breaks before its @ where the line is too short for it. */
export const EmailText = ({ email }: { email: string }) => {
  const [name, ...hosts] = email.split('@')
  return (
    <span>
      {name}
      <wbr />@{hosts.join('@')}
    </span>
  )
}
