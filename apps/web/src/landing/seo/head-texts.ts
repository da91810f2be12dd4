export const title = 'Truciolo: il software per preventivi di lavorazioni meccaniche';

export const description =
  'Software per preventivi, calcolo dei costi e commesse di officine meccaniche. Il prezzo di ogni quantità mentre scrivi, e la spiegazione di ogni numero. 14 giorni di prova, senza carta.';

export const keywords = [
  'software preventivi officina meccanica',
  'preventivi lavorazioni meccaniche',
  'calcolo costi lavorazioni meccaniche',
  'preventivo tornitura e fresatura',
  'costo orario macchina utensile',
  'gestione commesse officina',
  'software carpenteria metallica',
].join(', ');

export const imageAlt = 'Un truciolo che si stacca dal tornio e diventa la curva del prezzo al pezzo';
