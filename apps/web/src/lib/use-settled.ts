import { useEffect, useState } from 'react';

/** The value once it has stopped changing for a while. */
export function useSettled<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value);
  const key = JSON.stringify(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(JSON.parse(key) as T), milliseconds);
    return () => window.clearTimeout(timer);
  }, [key, milliseconds]);
  return settled;
}
