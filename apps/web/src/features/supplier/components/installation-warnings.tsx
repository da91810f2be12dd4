import { Alert, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { InstallationWarning } from '@truciolo/contract';
import { installationQuery } from '../api/installation.ts';

const words: Record<InstallationWarning, { readonly title: string; readonly text: string }> = {
  'proxy-not-trusted': {
    title: 'Il proxy davanti al programma non è riconosciuto',
    text: 'Tutti i visitatori sembrano arrivare dallo stesso indirizzo: gli errori di uno bloccano gli accessi degli altri. Imposta TRUST_PROXY=on e riavvia.',
  },
  'sample-accounts': {
    title: 'Ci sono ancora gli accessi di esempio',
    text: 'La loro password è pubblica; vale solo dal computer del server. Toglili con: npm run admin -- remove-demo',
  },
};

/** Settings of the installation that should be corrected, for its administrators. */
export function InstallationWarnings() {
  const { data } = useQuery(installationQuery);
  if (!data?.warnings.length) return null;
  return (
    <Stack gap="xs" mb="md">
      {data.warnings.map((warning) => (
        <Alert key={warning} color="orange" title={words[warning].title} role="status">
          {words[warning].text}
        </Alert>
      ))}
    </Stack>
  );
}
