import { useState } from 'react';

/** What a query answered, or what it answered before, while the next answer is awaited. */
export const useLatest = <Answer extends object>(answer: Answer | null | undefined): Answer | undefined => {
  const [latest, setLatest] = useState(answer ?? undefined);
  if (answer && answer !== latest) setLatest(answer);
  return answer ?? latest;
};
