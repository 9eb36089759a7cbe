/** What a browser with Trusted Types accepts where texts become markup or scripts; elsewhere it is the text itself. */
interface Policy {
  readonly createHTML: (text: string) => string;
  readonly createScript: (text: string) => string;
  readonly createScriptURL: (text: string) => string;
}

type Factory = { readonly createPolicy: (name: string, rules: Policy) => Policy };

const same = (text: string): string => text;
const plain: Policy = { createHTML: same, createScript: same, createScriptURL: same };

/**
 * Marks texts that are safe in such places, by whoever made them. The content policy of pages names this policy, and lets
 * no other code create one. The results are objects, which are only equal to themselves.
 */
export const trusted: Policy =
  (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('site', plain) ?? plain;
