/** What the link for a new password says behind its question mark, which the emulator mailed to nobody. */
export const readShownLink = async (linksUrl: string, email: string): Promise<string | null> => {
  const answer = await fetch(linksUrl)
  const { oobCodes = [] }: { oobCodes?: { email: string; requestType: string; oobLink: string }[] } =
    await answer.json()
  const sent = oobCodes.filter((one) => one.requestType === 'PASSWORD_RESET' && one.email === email.toLowerCase())
  const link = sent.at(-1)?.oobLink
  return link ? new URL(link).search : null
}
