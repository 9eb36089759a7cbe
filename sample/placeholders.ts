/** Replaces placeholders such as `{city}` by their values; keeps placeholders without a value. */
export const fillPlaceholders = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
