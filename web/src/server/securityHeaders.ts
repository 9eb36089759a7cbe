import { hostedOrigin, identityOrigins } from '../config/identityOrigins.ts';
import { pictureOrigins } from '../config/pictureOrigins.ts';
import type { SiteConfig } from '../config/SiteConfig.tsx';
import { tagOrigins } from '../config/tagSettings.ts';
import { playerHosts } from '../ui/rich-text/playVideo.ts';
import type { DocumentFiles } from './page/document.ts';
import { inlineScriptHash } from './page/inlineScript.ts';

const originOf = (url: string): string => (/^https?:/.test(url) ? ` ${new URL(url).origin}` : '');

/** The header that restricts what a page may load and run. */
const contentPolicyHeader = 'content-security-policy';

type PolicySettings = Pick<SiteConfig, 'imageBaseUrl' | 'auth' | 'tag'>;

/** Two years, in seconds: browsers ask for this host only with TLS. Other hosts of the domain may have none. */
const httpsOnly = { 'strict-transport-security': 'max-age=63072000' };

/** The directive with the sources and the origins of the analytics script. */
const withTag = (directive: string, tag: PolicySettings['tag']): string =>
  [directive, ...tagOrigins(tag)].join(' ');

/** The policy for a page, which allows an inline style element with the hash `styleHash`. */
const contentPolicy = ({ imageBaseUrl, auth, tag }: PolicySettings, styleHash?: string): string =>
  [
    "default-src 'self'",
    withTag(`script-src 'self' '${inlineScriptHash}'`, tag),
    styleHash === undefined ? "style-src 'self'" : `style-src 'self' '${styleHash}'`,
    // Components set sizes and colours by attribute; the only style element is the server's.
    "style-src-attr 'unsafe-inline'",
    withTag(`img-src 'self' data:${originOf(imageBaseUrl)} ${pictureOrigins.join(' ')}`, tag),
    withTag(`connect-src 'self' ${identityOrigins(auth).join(' ')}`, tag),
    `frame-src ${playerHosts.map((host) => `https://${host}`).join(' ')}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    `form-action 'self' ${hostedOrigin(auth)}`,
    "frame-ancestors 'none'",
    // Google's script writes texts into such places, so that it would fail.
    ...(tag === null ? ["require-trusted-types-for 'script'", 'trusted-types site dompurify'] : []),
  ].join('; ');

/** The header that allows the inline styles of a document; none if it has no such styles. */
export const stylePolicy = (
  site: PolicySettings,
  { inlineStyles }: Pick<DocumentFiles, 'inlineStyles'>,
): Readonly<Record<string, string>> =>
  inlineStyles ? { [contentPolicyHeader]: contentPolicy(site, inlineStyles.hash) } : {};

/** Headers for every response. Pictures, the identity service and the analytics script may be on other origins. */
export const securityHeaders = (
  site: PolicySettings & Pick<SiteConfig, 'publicOrigin'>,
): Readonly<Record<string, string>> => ({
  [contentPolicyHeader]: contentPolicy(site),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=()',
  ...(site.publicOrigin.startsWith('https:') ? httpsOnly : {}),
});
