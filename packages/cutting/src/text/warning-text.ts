import { writeGrouped as g, writeMeasure as m } from '@truciolo/italian';
import { toolMaterialLabels } from '../material.ts';
import type { Warning, WarningCode, WarningData } from '../warning.ts';

type PowerData = WarningData['power-exceeded'];

const powerAt = ({ n, available }: PowerData) =>
  n === undefined ? `La macchina dà ${m(available)} kW` : `A ${m(n)} giri il mandrino dà ${m(available)} kW`;
const fits = ({ apMax }: PowerData) => (apMax === undefined ? '' : `: ap al massimo ${m(apMax)} mm`);

const texts: { [Code in WarningCode]: (data: WarningData[Code]) => string } = {
  'rpm-limited': ({ asked, nMax, vc }) =>
    `Servirebbero ${m(asked)} giri: la macchina arriva a ${g(nMax)}, la velocità di taglio scende a ${m(vc)} m/min.`,
  'rpm-raised': ({ asked, nMin, vc }) =>
    `Servirebbero ${m(asked)} giri: la macchina non scende sotto ${g(nMin)}, la velocità di taglio sale a ${m(vc)} m/min.`,
  'feed-limited': ({ asked, vfMax }) =>
    `Avanzamento di ${m(asked)} mm/min oltre il massimo della macchina: calcolato con ${g(vfMax)} mm/min.`,
  'power-exceeded': (data) => `${powerAt(data)}, ne servono ${m(data.power)}${fits(data)}.`,
  'power-near-limit': (data) =>
    `${powerAt(data)}, se ne usano ${m(data.power)}: poco margine${data.apMax === undefined ? '' : `, ap al massimo ${m(data.apMax)} mm`}.`,
  'torque-exceeded': ({ Mc, available, n }) =>
    `A ${m(n)} giri la coppia disponibile è ${m(available)} Nm, ne servono ${m(Mc)}.`,
  'machine-power-missing': () => 'La macchina non ha la potenza in anagrafica: il controllo non è possibile.',
  'chip-too-thin': ({ h, hMin }) =>
    `Truciolo di ${m(h)} mm: sotto ${m(hMin)} mm l'utensile striscia invece di tagliare. Aumenta l'avanzamento.`,
  'vc-above-range': ({ vc, low, high }) =>
    `Velocità di taglio ${m(vc)} m/min sopra il campo consigliato (${m(low)}–${m(high)}): il tagliente dura poco.`,
  'vc-below-range': ({ vc, low, high }) =>
    `Velocità di taglio ${m(vc)} m/min sotto il campo consigliato (${m(low)}–${m(high)}).`,
  'feed-above-range': ({ feed, low, high }) =>
    `Avanzamento ${m(feed)} mm sopra il campo consigliato (${m(low)}–${m(high)}): rischio di rottura.`,
  overhang: ({ ratio, limit }) =>
    `Sporgenza ${m(ratio)} volte il diametro, oltre ${g(limit)}: vibrazioni e flessione. Accorcia o sostieni.`,
  'feed-above-nose-radius': ({ f, limit }) =>
    `Avanzamento ${m(f)} mm grande per il raggio di punta: resta sotto ${m(limit)} mm.`,
  'depth-below-nose-radius': ({ ap, r }) =>
    `Passata di ${m(ap)} mm piccola per il raggio ${g(r)}: la spinta radiale cresce.`,
  'roughness-optimistic': ({ Ra }) =>
    `Con avanzamenti sotto 0,1 mm la rugosità reale è 1,2–2 volte quella teorica (Ra ${m(Ra)} µm).`,
  'surface-too-rough': ({ Ra, wanted }) =>
    `Con questo avanzamento Ra è ${m(Ra)} µm: per ${g(wanted)} µm riducilo o usa un raggio di punta maggiore.`,
  'deep-hole': ({ ratio, limit }) =>
    `Foro profondo ${m(ratio)} diametri: oltre ${g(limit)} scarica i trucioli a passi o usa il refrigerante interno.`,
  'reaming-allowance': ({ allowance, low, high }) =>
    `Sovrametallo di ${m(allowance)} mm: per questo alesatore ${g(low)}–${g(high)} mm sul diametro.`,
  'forming-unsuitable': () =>
    'Il maschio a rullare vuole un materiale duttile: qui usa un maschio a tagliare.',
  'parting-centre': ({ d }) => `Sotto diametro ${g(d)} mm conviene dimezzare l'avanzamento.`,
  'thread-mill-too-large': ({ Dc, limit }) =>
    `Fresa ${g(Dc)} mm grande per il filetto: oltre ${m(limit)} mm il profilo si deforma.`,
  'tool-diameter': ({ family, D, low, high }) =>
    `${family}: si trova da ${g(low)} a ${g(high)} mm, non ${g(D)}. Scegli un'altra famiglia.`,
  'tool-material-unsuitable': ({ tool }) =>
    `${toolMaterialLabels[tool]} non è adatto a questo materiale: scegli un altro tagliente.`,
  'depth-above-edge': ({ ap, limit }) =>
    `Passata di ${m(ap)} mm lunga per il tagliente dell'inserto: al massimo ${m(limit)} mm.`,
  'tool-life-short': ({ T }) => `Il tagliente dura ${m(T)} min: riduci la velocità di taglio.`,
};

/** Italian sentence of a warning. The code picks the text that takes exactly its data. */
export function warningText(warning: Warning): string {
  const text = texts[warning.code] as (data: Warning['data']) => string;
  return text(warning.data);
}
