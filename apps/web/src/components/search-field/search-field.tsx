import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useMemo, useRef } from 'react';
import { useGlobalKeys } from '../use-global-keys.ts';

interface SearchFieldProps {
  /** Label with the searched columns: "Cerca nome o email". */
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** The search of a page's list; `/` focuses it. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const keys = useMemo(() => ({ '/': () => field.current?.focus() }), []);
  useGlobalKeys(keys, true);
  return (
    <TextInput
      ref={field}
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      leftSection={<IconSearch size={14} stroke={1.6} aria-hidden="true" />}
      w={240}
      miw={140}
      flex="0 1 auto"
    />
  );
}
