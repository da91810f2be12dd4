import { floorPeople } from '@truciolo/contract';
import { dayInRome, italianDay } from '@truciolo/italian';
import { endpoint } from '../../platform/http/endpoint.ts';
import { hashToken, newToken } from '../../platform/secrets.ts';
import { printForm } from '../printing/index.ts';
import { changePerson } from './repository.ts';

/** The address opens the floor as this person; a scanner types it into the tablet. Behind the # no server log keeps it. */
const badgeAddress = (publicUrl: string, badge: string): string =>
  `${publicUrl}/dashboard/commesse/reparto#badge=${badge}`;

export const badgePdf = endpoint(floorPeople.badge, async (context, { params }) => {
  const badge = newToken();
  const { name } = await context.tenant((db) =>
    changePerson(db, params.guid, { badgeHash: hashToken(badge) }),
  );
  return printForm(context, `badge-${name}`, {
    title: 'Badge di reparto',
    number: name,
    to: { label: 'Persona', name, lines: '' },
    facts: [['Stampato il', italianDay(dayInRome(context.clock()))]],
    blocks: [
      {
        kind: 'table',
        columns: [
          { label: 'Persona', width: '*' },
          { label: 'Inquadra', width: 90, right: true },
        ],
        rows: [[{ text: name, bold: true }, { qr: badgeAddress(context.policy.publicUrl, badge) }]],
      },
      {
        kind: 'text',
        title: 'Uso',
        text: 'Vale al posto del PIN sui tablet del reparto. Se si perde, stampane un altro: questo smette di funzionare.',
      },
    ],
  });
});
