/** An email address that opens the visitor's mail program. */
export function MailLink({ address }: { readonly address: string }) {
  return <a href={`mailto:${address}`}>{address}</a>;
}
