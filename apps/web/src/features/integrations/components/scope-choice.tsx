import { Checkbox, SimpleGrid, Text } from '@mantine/core';
import { type ApiScope, readingScopes, writingScopes } from '@truciolo/contract';
import type { ReactNode } from 'react';
import { scopeWords } from '../integration-words.ts';

interface ScopeChoiceProps {
  readonly label: string;
  readonly description: string;
  /** Scopes to choose from; all of them unless told otherwise. */
  readonly among?: readonly ApiScope[];
  readonly value: ApiScope[];
  readonly onChange: (scopes: ApiScope[]) => void;
  readonly error?: ReactNode;
}

function Scopes({ heading, scopes }: { readonly heading: string; readonly scopes: readonly ApiScope[] }) {
  return (
    <div>
      <Text fw={600} size="sm" mt="sm">
        {heading}
      </Text>
      {scopes.map((scope) => (
        <Checkbox
          key={scope}
          mt="xs"
          value={scope}
          label={scopeWords[scope].name}
          description={scopeWords[scope].note}
        />
      ))}
    </div>
  );
}

/** Scopes of a key or of a connected program, those that read beside those that write. */
export function ScopeChoice({ label, description, among, value, onChange, error }: ScopeChoiceProps) {
  const open = (scopes: readonly ApiScope[]) => scopes.filter((scope) => !among || among.includes(scope));
  return (
    <Checkbox.Group
      label={label}
      description={description}
      value={value}
      onChange={(scopes) => onChange(scopes as ApiScope[])}
      error={error}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" verticalSpacing={0}>
        <Scopes heading="Leggere" scopes={open(readingScopes)} />
        <Scopes heading="Scrivere" scopes={open(writingScopes)} />
      </SimpleGrid>
    </Checkbox.Group>
  );
}
