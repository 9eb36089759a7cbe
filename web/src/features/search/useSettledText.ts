import { useDebouncedValue } from '@mantine/hooks';

/** How long a text must stay as it is before it is searched for, in milliseconds. */
const debounceMs = 200;

/** What is typed, once it has not changed for a moment; empty at once when the field is. */
export const useSettledText = (text: string): string => {
  const [settled] = useDebouncedValue(text, debounceMs);
  return text === '' ? '' : settled;
};
