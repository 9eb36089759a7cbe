import Negotiator from 'negotiator';

/** The types of the package know only the first parameter. */
interface Encodings {
  encoding: (offered: readonly string[], options: { preferred: readonly string[] }) => string | undefined;
}

const negotiatorOf = (name: string, header: string | undefined): Negotiator =>
  new Negotiator({ headers: { [name]: header } });

/** The media types that a header `Accept` names, without patterns such as `image/*` for others. */
export const acceptedTypes = (header: string | undefined): string[] =>
  negotiatorOf('accept', header)
    .mediaTypes()
    .map((type) => type.toLowerCase());

/** The offered language that a header `Accept-Language` prefers: `pt-BR` takes `pt`, and `*` none. */
export const preferredLanguage = <Language extends string>(
  header: string | undefined,
  offered: readonly Language[],
): Language | undefined =>
  negotiatorOf('accept-language', header)
    .languages()
    .map((tag) => offered.find((language) => language === tag.toLowerCase().split('-', 1)[0]))
    .find((language) => language !== undefined);

/** The offered encoding that a header `Accept-Encoding` prefers, of equals the first, or `identity`. */
export const preferredEncoding = <Encoding extends string>(
  header: string | undefined,
  offered: readonly Encoding[],
): Encoding | 'identity' => {
  const encodings: Encodings = negotiatorOf('accept-encoding', header);
  const preferred = encodings.encoding([...offered, 'identity'], { preferred: offered });
  return offered.find((encoding) => encoding === preferred) ?? 'identity';
};
