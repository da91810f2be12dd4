import { agree, countOf, writeGrouped, writeMeasure } from '@truciolo/italian';
import type { Reason, ReasonCode, ReasonData } from '../model/reason.ts';

const size = (value: number): string => writeGrouped(Math.round(value * 100) / 100);
/** mm³ in the usual unit of chips. */
const cm3 = (volume: number): string => `${writeMeasure(volume / 1000)} cm³`;
const cm2 = (area: number): string => `${writeMeasure(area / 100)} cm²`;
const plan = ({ width, length, depth, cutter }: ReasonData['pocket']): string =>
  `${size(width)} × ${size(length)}, profondità ${size(depth)} mm, con fresa ø${size(cutter)}`;
const over = (what: string) => (data: ReasonData['too-long']) =>
  `${data.machine}: ${what} ${size(data.size)} oltre il limite di ${size(data.limit)}.`;

const texts: { readonly [Code in ReasonCode]: (data: ReasonData[Code]) => string } = {
  'saw-blank': ({ section }) => `Si taglia il grezzo: ${section}.`,
  'bar-fed': ({ diameter, bar }) =>
    `Il ø${size(diameter)} si ricava da barra ø${size(bar)} con l’alimentatore.`,
  'first-side': () => 'Presa sul grezzo: primo lato.',
  'second-side': () => 'Si gira il pezzo per finire l’altro lato.',
  'mill-side': ({ side, sides }) => `Lato ${side} di ${sides}: si lavora ciò che da qui si raggiunge.`,
  'mill-around': ({ sides }) => `${countOf(sides, 'lato', 'lati')} in una presa, girando il quarto asse.`,
  'mill-five-sides': ({ sides }) => `${countOf(sides, 'lato', 'lati')} in una presa sola.`,
  'turn-mill-at-once': ({ features }) =>
    `${countOf(features, 'lavorazione', 'lavorazioni')} fuori asse con gli utensili motorizzati, senza cambiare macchina.`,
  'laser-sheet': ({ thickness }) => `Si taglia la lamiera di ${size(thickness)} mm.`,
  'bend-sheet': ({ bends }) => `${countOf(bends, 'piega', 'pieghe')} alla pressa piegatrice.`,
  'face-allowance': ({ allowance, passes }) =>
    `Sovrametallo di ${size(allowance)} mm, ${countOf(passes, 'passata', 'passate')}.`,
  'removed-volume': ({ volume, rate }) => `${cm3(volume)} da asportare a ${cm3(rate)}/min.`,
  'power-limited': ({ volume, rate, power }) =>
    `${cm3(volume)} da asportare a ${cm3(rate)}/min: limita la potenza di ${size(power)} kW.`,
  surface: ({ area, rate }) => `${cm2(area)} da finire a ${cm2(rate)}/min.`,
  hole: ({ count, diameter, depth }) =>
    `${countOf(count, 'foro', 'fori')} ø${size(diameter)}, profondità ${size(depth)} mm.`,
  'hole-pecked': ({ count, diameter, depth, ratio }) =>
    `${countOf(count, 'foro', 'fori')} ø${size(diameter)}, profondità ${size(depth)} mm (${size(ratio)} diametri): con scarico truciolo.`,
  'thread-assumed': ({ count, thread, diameter }) =>
    `${countOf(count, 'foro', 'fori')} ø${size(diameter)}: preforo di ${thread}, da confermare.`,
  'thread-chosen': ({ count, thread }) => `${countOf(count, 'filetto', 'filetti')} ${thread}.`,
  'thread-turned': ({ thread, length, passes }) =>
    `${thread}, lungo ${size(length)} mm, in ${countOf(passes, 'passata', 'passate')}.`,
  pocket: (data) => `${plan(data)}.`,
  'pocket-sharp': (data) => `${plan(data)}: gli spigoli vivi interni restano raggiati.`,
  broached: ({ width, depth }) =>
    `Sede di ${size(width)} mm a spigoli vivi, profonda ${size(depth)} mm: brocciata al tornio sul preforo.`,
  contour: ({ perimeter, depth, cutter }) =>
    `Contorno di ${size(Math.round(perimeter))} mm, alto ${size(depth)} mm, con fresa ø${size(cutter)}.`,
  'edge-length': ({ count, length }) =>
    `${countOf(count, 'smusso', 'smussi')}, ${size(Math.round(length))} mm in tutto.`,
  engraving: ({ length, width, depth }) =>
    `Incisione di ${size(Math.round(length))} mm, tratto ${size(width)}, profonda ${size(depth)} mm.`,
  'edges-broken': ({ length }) => `Spigoli vivi da rompere: ${size(Math.round(length))} mm.`,
  'turned-edges': ({ count }) => `${countOf(count, 'spigolo da rompere', 'spigoli da rompere')} al tornio.`,
  'free-form-lines': ({ area, line, cutter }) =>
    `${cm2(area)} di forma libera, a linee di ${size(line)} mm con fresa sferica ø${size(cutter)}.`,
  groove: ({ width, depth, diameter }) =>
    `Gola di ${size(width)} mm, profonda ${size(depth)} mm, fondo ø${size(diameter)}.`,
  'part-off': ({ diameter }) => `Troncatura del ø${size(diameter)}.`,
  'laser-contours': ({ length, contours, speed }) =>
    `${size(Math.round(length))} mm di taglio a ${size(speed)} m/min, ${countOf(contours, 'sfondamento', 'sfondamenti')}.`,
  bends: ({ count, weight }) => `${countOf(count, 'piega', 'pieghe')}, pezzo da ${size(weight)} kg.`,
  'bought-cut': () => 'Nessuna segatrice adatta: il grezzo è previsto già tagliato.',
  'bought-profile': () => 'Il profilo è da acquistare: nel ciclo ci sono taglio e fori, non la sezione.',
  'printed-part': () =>
    'Il pezzo sembra progettato per la stampa 3D: se va ricavato dal pieno, indica «fresato» come lavorazione.',
  'bar-passage-assumed': ({ diameter }) => `Passaggio barra previsto fino a ø${size(diameter)}: verifica.`,
  slender: ({ ratio }) =>
    `Lungo ${size(ratio)} diametri: si tornisce con la contropunta o la lunetta, tempo compreso.`,
  'sharp-corners': ({ count }) =>
    `${countOf(count, 'spigolo vivo interno', 'spigoli vivi interni')}: se servono davvero, elettroerosione non compresa.`,
  undercuts: ({ count }) =>
    `${countOf(count, 'faccia', 'facce')} in sottosquadro: servono utensili speciali, tempo non compreso.`,
  'hole-too-deep': ({ count, diameter, depth, ratio }) =>
    `${agree(count, 'Un foro', `${count} fori`)} ø${size(diameter)} ${agree(count, 'profondo', 'profondi')} ${size(depth)} mm (${size(ratio)} diametri): oltre la foratura a cannone. Come si fa?`,
  'pocket-out-of-reach': ({ width, length, depth }) =>
    `Una cava o tasca ${size(width)} × ${size(length)}, profonda ${size(depth)} mm: nessuna fresa ci arriva. Come si fa?`,
  'corner-out-of-reach': ({ radius, depth }) =>
    `Angoli interni R${size(radius)} profondi ${size(depth)} mm: nessuna fresa ci arriva. Può andare un raggio più grande?`,
  'sheet-holes': ({ holes }) =>
    `${countOf(holes, 'foro filettato o svasato', 'fori filettati o svasati')} nella lamiera: tempo non compreso, aggiungi la fase.`,
  measured: ({ phase, machine, jobs, ratio }) =>
    `${phase}: tempi × ${size(ratio)}, come su ${countOf(jobs, 'lavoro simile', 'lavori simili')} di ${machine}.`,
  'material-assumed': ({ group }) =>
    `Il materiale non ha tutti i dati di taglio: usati quelli tipici del gruppo ${group}.`,
  'too-long': over('lunghezza'),
  'too-wide': over('ingombro'),
  'too-heavy': ({ machine, size: weight, limit }) =>
    `${machine}: ${size(weight)} kg oltre il limite di ${size(limit)} kg.`,
  'no-lathe': () => 'Fra le macchine non c’è un tornio.',
  'no-mill': () => 'Fra le macchine non c’è un centro di lavoro.',
  'no-laser': () => 'Fra le macchine non c’è un taglio laser: aggiungilo o indica la fase esterna.',
  'no-press-brake': () => 'Fra le macchine non c’è una piegatrice: aggiungila o indica la fase esterna.',
  'too-thick': over('spessore'),
  'no-machine-fits': ({ sides }) => `Nessuna macchina prende questo pezzo (${sides} mm).`,
  'not-computed': () =>
    'Con i giri e la potenza delle macchine scelte il taglio non si calcola: controlla i loro dati.',
  'no-stock': () => 'Non si trova un grezzo adatto.',
  'sheet-metal': () => 'Lo spessore non è costante: taglio e piega non si stimano dal modello.',
  'volume-doubt': () => 'Il volume non è certo: senza, non si stima il ciclo.',
  'tolerances-unknown': () => 'Tolleranze e accoppiamenti: si suppone ISO 2768-m.',
  'tight-tolerances': ({ sizes }) =>
    `Il file chiede tolleranze strette (${sizes}): finitura, alesatura o rettifica e controllo non sono nel ciclo.`,
  'roughness-unknown': () => 'Rugosità richieste: si suppone Ra 3,2.',
  'treatments-unknown': () => 'Trattamenti termici e superficiali: nessuno nel conto.',
  'burrs-unknown': () => 'Sbavatura a mano: non contata; gli spigoli esterni si rompono in macchina.',
  'threads-unknown': ({ holes }) =>
    `Quali fori sono filettati: ${countOf(holes, 'foro previsto filettato', 'fori previsti filettati')}, da confermare.`,
  'threads-open': ({ holes }) =>
    `${countOf(holes, 'foro può essere filettato', 'fori possono essere filettati')} o di passaggio: maschiatura non compresa.`,
  'outside-threads-unknown': () => 'Filetti esterni e gole non disegnati.',
  'teeth-unknown': ({ teeth }) =>
    `Dentatura (${teeth} denti): il tempo di taglio non è compreso, aggiungi la fase.`,
  'modelled-threads': ({ threads }) => `Filettatura esterna (${threads}): tempo non compreso.`,
  'mesh-only': () => 'Da una mesh non si riconoscono fori e tasche: tempi dal solo volume.',
  'free-form': () => 'Superfici di forma libera: la finitura dipende dal passo.',
};

/** The Italian sentence of a reason. */
export const reasonText = (reason: Reason): string =>
  (texts[reason.code] as (data: Reason['data']) => string)(reason.data);
