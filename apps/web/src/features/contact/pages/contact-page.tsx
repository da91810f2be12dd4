import { Link } from 'react-router';
import { PublicColumns } from '../../../components/public-page/public-columns.tsx';
import { pages } from '../../../lib/pages.ts';
import { ContactForm } from '../components/contact-form.tsx';

const facts = [
  { title: 'Vuoi provarlo prima?', text: <Link to={pages.register}>14 giorni gratis, senza carta</Link> },
  { title: 'Hai già un account?', text: 'Dentro l’applicazione trovi «Contatta il rivenditore».' },
  { title: 'Domande frequenti', text: <a href="/#domande">Prova, dati, Excel, squadra</a> },
];

export function ContactPage() {
  return (
    <PublicColumns
      title="Scrivici, anche solo per capire se fa per te."
      lead="Dicci che cosa lavorate e come fate oggi i preventivi: la risposta sarà più utile."
      facts={facts}
    >
      <ContactForm />
    </PublicColumns>
  );
}
