import { Stack, Text } from '@mantine/core';
import { HOOK_SIGNATURE, type HookDelivery } from '@truciolo/contract';
import { CopyText } from '../../../components/copy-text/copy-text.tsx';
import { eventName } from '../integration-words.ts';

/** The request as it was sent last. */
function requestText({ event, guid, signature, body }: HookDelivery, url: string): string {
  const headers = [
    `POST ${url}`,
    'content-type: application/json; charset=utf-8',
    `x-truciolo-event: ${event}`,
    `x-truciolo-delivery: ${guid}`,
    ...(signature ? [`${HOOK_SIGNATURE}: ${signature}`] : []),
  ];
  return `${headers.join('\n')}\n\n${JSON.stringify(JSON.parse(body), null, 2)}`;
}

const answerText = ({ status, answer }: HookDelivery): string =>
  status === null ? 'Nessuna risposta.' : `${status}\n\n${answer || '(senza testo)'}`;

/** One call to a webhook: the request that was sent and the answer that came back. */
export function DeliveryDetail({ row, url }: { readonly row: HookDelivery; readonly url: string }) {
  return (
    <Stack gap="xs" py="xs">
      <Text size="sm" fw={600}>
        Richiesta
      </Text>
      <CopyText label={`Richiesta di ${eventName(row.event)}`} text={requestText(row, url)} />
      <Text size="sm" fw={600}>
        Risposta
      </Text>
      <CopyText label={`Risposta a ${eventName(row.event)}`} text={answerText(row)} />
    </Stack>
  );
}
