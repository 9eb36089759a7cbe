export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Copies a schema as plain JSON, without the symbols that TypeBox adds. */
export const toPlainJson = <T extends Json = JsonObject>(schema: unknown): T =>
  JSON.parse(JSON.stringify(schema)) as T;

export const sortKeys = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sortKeys(value[key] ?? null)]),
  );
};

/** Moves every object with a title to `components` and replaces it by a reference. */
export const hoist = (value: Json, components: JsonObject): Json => {
  if (Array.isArray(value)) return value.map((item) => hoist(item, components));
  if (!isObject(value)) return value;
  const hoisted = Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, hoist(child, components)]),
  );
  const title = value['title'];
  if (typeof title !== 'string' || value['type'] !== 'object') return hoisted;
  const known = components[title];
  if (known !== undefined && JSON.stringify(known) !== JSON.stringify(hoisted)) {
    throw new Error(`Two different schemas have the title ${title}.`);
  }
  components[title] = hoisted;
  return { $ref: `#/components/schemas/${title}` };
};
