interface NamedCity {
  readonly name: string;
  readonly state?: string | null | undefined;
}

/** An unambiguous label of a city: "Austin, TX"; without a state only the name. */
export const cityLabel = ({ name, state }: NamedCity): string =>
  state ? `${name}, ${state.toUpperCase()}` : name;
