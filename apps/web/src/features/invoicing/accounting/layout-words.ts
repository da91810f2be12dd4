/** Italian names of the choices in a layout. */
export const layoutChoices = {
  separator: {
    label: 'Separatore',
    options: [
      { value: ';', label: 'Punto e virgola ;' },
      { value: ',', label: 'Virgola ,' },
      { value: '|', label: 'Barra |' },
      { value: '\t', label: 'Tabulazione' },
    ],
  },
  decimal: {
    label: 'Decimali',
    options: [
      { value: ',', label: 'Virgola 1234,56' },
      { value: '.', label: 'Punto 1234.56' },
    ],
  },
  dates: {
    label: 'Date',
    options: [
      { value: 'dd/mm/yyyy', label: '31/12/2026' },
      { value: 'yyyy-mm-dd', label: '2026-12-31' },
      { value: 'ddmmyyyy', label: '31122026' },
      { value: 'yyyymmdd', label: '20261231' },
    ],
  },
  encoding: {
    label: 'Caratteri',
    options: [
      { value: 'utf-8', label: 'UTF-8' },
      { value: 'windows-1252', label: 'Windows (ANSI)' },
    ],
  },
  rows: {
    label: 'Una riga per',
    options: [
      { value: 'document', label: 'Documento' },
      { value: 'vat', label: 'Aliquota IVA' },
    ],
  },
  credits: {
    label: 'Note di credito',
    options: [
      { value: 'positive', label: 'Importi positivi' },
      { value: 'negative', label: 'Importi negativi' },
    ],
  },
} as const;
