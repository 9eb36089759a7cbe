type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** A body of the contract with the names of the graph; fields that may be null may also be omitted. */
export type CamelCased<Body> = {
  readonly [Name in keyof Body as CamelCase<Name & string>]: null extends Body[Name]
    ? Body[Name] | undefined
    : Body[Name];
};

/** A body in the names of the services: `referralUrl` → `referral_url`. */
export const snakeCased = <Body extends object>(body: CamelCased<Body>): Body =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  ) as Body;
