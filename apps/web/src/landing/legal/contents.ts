/** Sections of the document in their order; ids are public anchors, other pages link to them. */
export const legalContents = [
  { id: 'titolare', title: 'Chi tratta i tuoi dati' },
  { id: 'dati', title: 'Quali dati raccogliamo' },
  { id: 'finalita', title: 'Perché li usiamo e su quale base' },
  { id: 'responsabile', title: 'I dati che inserisce la tua azienda' },
  { id: 'conservazione', title: 'Per quanto tempo li teniamo' },
  { id: 'luogo', title: 'Dove stanno e chi li vede' },
  { id: 'diritti', title: 'I tuoi diritti' },
  { id: 'cookie', title: 'Cookie e memoria del browser' },
  { id: 'termini', title: 'Termini e condizioni' },
] as const;

type LegalAnchor = (typeof legalContents)[number]['id'];

export const legalTitle = (id: LegalAnchor): string =>
  legalContents.find((section) => section.id === id)?.title ?? '';
