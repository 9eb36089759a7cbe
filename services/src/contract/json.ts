export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A plain copy: TypeBox keeps marks of its own beside the schema. */
export const plain = <T extends Json = JsonObject>(schema: unknown): T =>
  JSON.parse(JSON.stringify(schema)) as T;

export const sorted = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key] ?? null)]),
  );
};

/** Moves every titled object below `components` and leaves a reference in its place. */
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
    throw new Error(`Two schemas are called ${title}.`);
  }
  components[title] = hoisted;
  return { $ref: `#/components/schemas/${title}` };
};
