import type { SessionUser } from '@truciolo/contract';
import { PageHead } from '../../../components/page-head/page-head.tsx';
import { Tag } from '../../../components/tags/pill.tsx';
import { formatDate, formatWeekday, romeHour } from '../../../lib/format/dates.ts';
import { isLicenceExpired } from '../../../lib/session/licence.ts';
import classes from '../components/guided-start.module.css';
import { GuidedStartPanel } from '../components/guided-start-panel.tsx';
import { SupplierStart } from '../components/supplier-start.tsx';
import { greeting } from '../greeting.ts';
import type { StartFacts } from '../guided-start.ts';

interface DashboardPageProps extends StartFacts {
  readonly user: SessionUser;
}

/** What will come beside the steps; each line goes once its capability is there. */
const soon = [
  {
    title: 'Preferisci guardare prima?',
    text: '«Carica dati di esempio» riempirà l’officina con clienti, macchine e preventivi di prova, da togliere con un clic.',
  },
  {
    title: 'Hai già un foglio Excel?',
    text: 'Scaricherai il modello, incollerai le righe e controllerai l’anteprima: nulla si salva finché non confermi.',
  },
];

export function DashboardPage({ user, ...facts }: DashboardPageProps) {
  const now = Date.now();
  const { licenseExpiration } = user;
  const runsOrRan = isLicenceExpired(licenseExpiration, now) ? 'scaduta il' : 'fino al';
  const licence = licenseExpiration ? ` · licenza ${runsOrRan} ${formatDate(licenseExpiration)}` : '';
  return (
    <>
      <PageHead
        title={`${greeting(romeHour(now))}, ${user.firstName}`}
        note={`${formatWeekday(now)}${licence}`}
      />
      {user.companyKind === 'supplier' ? (
        <SupplierStart />
      ) : (
        <div className={classes.layout}>
          <GuidedStartPanel facts={facts} />
          <div className={classes.side}>
            {soon.map(({ title, text }) => (
              <section className={`${classes.panel} ${classes.box}`} key={title}>
                <h2 className={classes.boxTitle}>
                  {title}
                  <Tag tone="warn">in arrivo</Tag>
                </h2>
                <p className={classes.boxText}>{text}</p>
              </section>
            ))}
          </div>
        </div>
      )}
    </>
  );
}
