const placeholder = '{city}';

/** Puts the city's name in place of every placeholder; null stays null. */
export const fillCityPlaceholder = (text: string | null | undefined, city: string): string | null =>
  text?.replaceAll(placeholder, () => city) ?? null;

/** Fills the placeholders of JSON text. The name is escaped as part of a JSON string, so that the result stays valid. */
export const fillCityPlaceholderInJson = (json: string | null | undefined, city: string): string | null =>
  fillCityPlaceholder(json, JSON.stringify(city).slice(1, -1));
