/** What a browser with Trusted Types accepts where texts become markup or scripts; elsewhere it is the text itself. */
interface Policy {
  readonly createHTML: (text: string) => string;
  readonly createScript: (text: string) => string;
  readonly createScriptURL: (text: string) => string;
}

type Factory = { readonly createPolicy: (name: string, rules: Policy) => Policy };

const rules: Policy = {
  /** For content that the gateway has sanitised. Only `RichText` may use it, and `written` for an empty text. */
  createHTML: (html) => html,
  /** For structured data: throws for anything but JSON. */
  createScript: (json) => {
    JSON.parse(json);
    return json;
  },
  /** For the service worker, whatever the text. */
  createScriptURL: () => '/worker.js',
};

/**
 * Marks texts that are safe in such places. The content policy of pages names this policy, and lets no other code create one. The
 * results are objects, which are only equal to themselves.
 */
export const trusted: Policy =
  (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('site', rules) ?? rules;
