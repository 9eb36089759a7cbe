import { useEffect, useState, type RefObject } from 'react';

/** Whether an element truncates its text at its current width. False until measured. */
export const useIsTruncated = (element: RefObject<HTMLElement | null>): boolean => {
  const [isTruncated, setTruncated] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => setTruncated(current.scrollHeight > current.clientHeight + 1));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isTruncated;
};
