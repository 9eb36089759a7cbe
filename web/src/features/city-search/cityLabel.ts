interface NamedCity {
  readonly name: string;
  readonly state?: string | null | undefined;
}

/** A city as people tell it apart: "Austin, TX"; without a state the name alone. */
export const cityLabel = ({ name, state }: NamedCity): string =>
  state ? `${name}, ${state.toUpperCase()}` : name;
