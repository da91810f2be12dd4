import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { materialsQuery } from '../../../entities/materials/materials-query.ts';
import { localText } from '../../../lib/stored-text.ts';

const KEY = 'assistant-material';

/** The material the parts are made of; the last choice is kept in the browser. */
export function useMaterial() {
  const { data: materials, isPending } = useQuery(materialsQuery);
  const [guid, setGuid] = useState(() => localText.read(KEY));
  const choose = (next: string | null) => {
    setGuid(next);
    if (next === null) localText.remove(KEY);
    else localText.write(KEY, next);
  };
  return {
    materials,
    material: materials?.find((one) => one.guid === guid) ?? null,
    /** One is chosen, but not read yet. */
    isLate: guid !== null && isPending,
    choose,
  };
}
