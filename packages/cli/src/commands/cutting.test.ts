import { describe, expect, it } from 'vitest';
import { cuttingCommand } from './cutting.ts';

async function run(line: string) {
  const written = { stdout: '', stderr: '' };
  const code = await cuttingCommand.run({
    args: line.split(' ').filter((argument) => argument !== ''),
    stdout: (text) => {
      written.stdout += text;
    },
    stderr: (text) => {
      written.stderr += text;
    },
  });
  return { code, ...written };
}

const printed = (line: string, value: unknown, decimals: number) =>
  typeof value === 'number' ? value.toFixed(decimals) : `${line}: not a number`;

/** Worked examples of the formulas sheet, as typed at the terminal. */
const examples: readonly [string, Record<string, string>][] = [
  [
    'turning --material C45 --D 50 --vc 200 --ap 3 --f 0.3 --kapr 95',
    {
      n: '1273.2',
      vf: '382.0',
      Q: '180',
      h: '0.2989',
      kc: '1956.5',
      Fc: '1760.9',
      Pc: '5.870',
      Mc: '44.02',
      Pm: '7.337',
    },
  ],
  ['turning --D 50 --n 700', { vc: '109.96' }],
  ['turning --D 50 --n 500 --vf 120', { f: '0.24' }],
  ['turning --D 50 --n 1000 --f 0,2 --L 100', { tc: '0.5', t: '30' }],
  ['turning --D 50 --vc 120 --ap 3 --f 0.2 --kc 3100 --eta 0.8', { Pm: '4.65' }],
  ['facing --D 100 --d 0 --vc 200 --f 0.2 --nMax 2500', { Dlim: '25.465', t: '12.54' }],
  [
    'milling --material C45 --D 80 --z 6 --kapr 45 --ae 60 --ap 3 --fz 0.2 --vc 220',
    {
      n: '875.4',
      vf: '1050.4',
      phi: '97.18',
      hm: '0.1251',
      kc: '2369.8',
      Q: '189.1',
      Pc: '7.468',
      Mc: '81.47',
      zc: '1.62',
    },
  ],
  [
    'milling --D 16 --z 4 --ae 3 --ap 12 --hex 0,06 --vc 150 --kc11 1675 --mc 0,24',
    { fz: '0.0769', phi: '51.32', hm: '0.0322', n: '2984', vf: '917.5', Q: '33.03', kc: '3821', Pc: '2.103' },
  ],
  [
    'milling --kind slot --material C45 --D 12 --z 3 --ap 6 --fz 0.05 --vc 120',
    { n: '3183.1', vf: '477.5', hm: '0.0318', kc: '3202.3', Q: '34.38', Pc: '1.835', Mc: '5.504' },
  ],
  ['milling --D 125 --n 350 --z 8', { vc: '137.4' }],
  [
    'drilling --material C45 --D 10 --vc 80 --fn 0.2 --point 140 --depth 30',
    {
      n: '2546.5',
      vf: '509.3',
      kc: '2523.7',
      Q: '40',
      Pc: '2.187',
      Mc: '8.202',
      Ff: '2219',
      tip: '1.820',
      t: '4.10',
    },
  ],
  ['drilling --D 15 --stroke 30 --vc 50 --f 0,15', { t: '11.3' }],
  [
    'boring --material C45 --D 34 --ap 2 --fn 0.15 --vc 180',
    { n: '1685.2', vf: '252.8', kc: '2276.9', Fc: '683.1', Pc: '1.929', Q: '50.82' },
  ],
  ['reaming --D 12 --vc 12 --fn 0.3 --stroke 28', { n: '318.3', vf: '95.5', t: '17.59' }],
  [
    'tapping --D 8 --P 1.25 --vc 15 --depth 16 --kc 2500',
    { n: '596.8', vf: '746.0', t: '3.46', Mc: '3.91', Pc: '0.244' },
  ],
  [
    'thread-milling --D 24 --P 2 --Dc 16 --z 4 --fz 0.08 --vc 120',
    { n: '2387.3', vf: '763.9', vfc: '254.6', helix: '25.212', tTurn: '5.94' },
  ],
  ['thread-turning --D 20 --P 2.5 --N 10 --vc 100', { h3: '1.534', passes: '10' }],
  [
    'parting --material C45 --D 40 --b 3 --vc 120 --f 0.1 --nmax 3000',
    { n: '954.9', Dlim: '12.732', t: '6.92', Fc: '746.8', Pc: '1.494' },
  ],
  ['sawing --material C45 --D 80 --S 50', { area: '50.265', t: '60.3', tTotal: '90.3' }],
];

describe('truciolo cutting --json', () => {
  it.each(examples)('%s', async (line, expected) => {
    const { code, stdout, stderr } = await run(`${line} --json`);
    expect(stderr).toBe('');
    expect(code).toBe(0);
    const answer = JSON.parse(stdout);
    expect(Array.isArray(answer.warnings)).toBe(true);
    const shown = Object.fromEntries(
      Object.entries(expected).map(([symbol, text]) => {
        return [symbol, printed(symbol, answer[symbol], text.split('.')[1]?.length ?? 0)];
      }),
    );
    expect(shown).toEqual(expected);
  });

  it('lists the assumed values', async () => {
    const { stdout } = await run('turning --material C45 --D 50 --json');
    expect(JSON.parse(stdout)).toMatchObject({
      vc: 190,
      f: 0.35,
      ap: 3,
      assumed: ['vc', 'f', 'ap'],
      material: 'C45',
    });
  });

  it.each([
    ['turning --material C45 --D 50 --ap 0.5 --r 0.4', { f: 0.11 }],
    ['turning --material C45 --D 50 --r 0.8 --Ra 0,8 --ap 1', { f: 0.11 }],
    ['drilling --material C45 --D 40', { f: 0.13, vc: 130 }],
    ['drilling --material C45 --D 40 --family hss-drill', { f: 0.4 }],
    [
      'milling --material C45 --kind shoulder --D 50 --z 5 --ae 5 --ap 1 --family high-feed-mill',
      { fz: 0.85, kapr: 15 },
    ],
    ['turning --material h60 --D 50', { vc: 140, ap: 0.2 }],
    ['turning --material C45 --D 50 --hardness 260', { vc: 170 }],
  ])('starts %s from its tool, without a finding', async (line, expected) => {
    const { stdout } = await run(`${line} --json`);
    expect(JSON.parse(stdout)).toMatchObject({ ...expected, warnings: [] });
  });

  it('warns with code, severity and sentence', async () => {
    const { stdout } = await run('turning --material C45 --D 50 --vc 200 --ap 3 --f 0.3 --power 5 --json');
    expect(JSON.parse(stdout).warnings).toEqual([
      expect.objectContaining({
        code: 'power-exceeded',
        severity: 'danger',
        message: 'A 1.273 giri il mandrino dà 5,00 kW, ne servono 7,34: ap al massimo 2,04 mm.',
      }),
    ]);
  });

  it('overrides a material of the library', async () => {
    const { stdout } = await run(
      'turning --material C45 --kc11 3000 --mc 0 --D 50 --vc 200 --ap 3 --f 0.3 --json',
    );
    expect(JSON.parse(stdout).kc).toBe(3000);
  });
});

/** [line, exit code, words on stderr, code of the error in JSON] */
const refusals: readonly [string, number, string, string][] = [
  ['turning --D -50 --vc 200', 1, 'Diametro D: deve essere maggiore di zero.', 'invalid-input'],
  ['turning --D 50 --vc 0', 1, 'Velocità di taglio vc: deve essere maggiore di zero.', 'invalid-input'],
  ['turning --D 50', 1, 'Velocità di taglio vc: manca il valore (--vc).', 'invalid-input'],
  ['turning --vc 200', 1, 'Diametro D: manca il valore (--D).', 'invalid-input'],
  ['turning --D abc --vc 200', 1, '--D: «abc» non è un numero.', 'invalid-input'],
  ['turning --D NaN --vc 200', 1, '--D: «NaN» non è un numero.', 'invalid-input'],
  ['turning --D 1e999 --vc 200', 1, 'Diametro D: scrivi un numero.', 'invalid-input'],
  ['turning --D 50 --vc 200 --n 1000', 1, 'Indica --n oppure --vc, non entrambi.', 'invalid-input'],
  [
    'turning --D 50 --vc 200 --power 0',
    1,
    'Potenza della macchina: deve essere maggiore di zero.',
    'invalid-input',
  ],
  [
    'turning --D 50 --vc 200 --tool legno',
    1,
    '--tool: scegli tra carbide, hss, cbn, ceramic, pcd.',
    'invalid-input',
  ],
  ['turning --material C46 --D 50', 1, 'Materiale «C46» sconosciuto.', 'invalid-input'],
  ['turning --material crmo --D 50 --vc 100', 1, 'Forse 17NiCrMo6-4', 'invalid-input'],
  [
    'milling --D 16 --z 4 --ae 17 --ap 5 --fz 0.05 --vc 100',
    1,
    'non può superare il diametro della fresa',
    'invalid-input',
  ],
  [
    'drilling --material h55 --tool hss --D 8 --depth 20',
    1,
    'Velocità di taglio vc: manca il valore (--vc).',
    'invalid-input',
  ],
  ['turning --pippo 3 --D 50', 2, 'opzione sconosciuta --pippo', 'usage'],
  ['turning --z 4 --D 50 --vc 100', 2, 'opzione --z sconosciuta per turning', 'usage'],
  ['turning --D', 2, 'manca il valore di --D', 'usage'],
  ['turning --D --vc 100', 2, 'manca il valore di --D', 'usage'],
  ['turning 50', 2, 'argomento inatteso «50»', 'usage'],
  ['tornire --D 50', 2, 'operazione sconosciuta «tornire»', 'usage'],
  ['', 2, "manca l'operazione", 'usage'],
];

describe('truciolo cutting refuses', () => {
  it.each(refusals)('%s', async (line, code, words, error) => {
    const plain = await run(line);
    expect(plain.code).toBe(code);
    expect(plain.stderr).toContain(words);
    expect(plain.stdout).toBe('');
    const json = line === '' ? undefined : await run(`${line} --json`);
    if (!json) return;
    expect(json.code).toBe(code);
    expect(JSON.parse(json.stdout).error).toMatchObject({
      code: error,
      message: expect.stringContaining(words),
    });
  });
});

describe('truciolo cutting for people', () => {
  it('prints an Italian table', async () => {
    const { code, stdout } = await run('turning --material C45 --D 50 --vc 200 --ap 3 --f 0,3 --kapr 95');
    expect(code).toBe(0);
    expect(stdout.split('\n')[0]).toBe('Tornitura · C45');
    expect(stdout).toMatch(/Numero di giri +n +1\.273 1\/min +1000 · vc ÷ \(π · D\)/);
    expect(stdout).toMatch(/Potenza al motore +Pm +7,34 kW/);
  });

  it('lists assumptions and errors', async () => {
    const { stdout } = await run('turning --material C45 --D 50 --power 3');
    expect(stdout).toContain('Valori di partenza non indicati: vc 190, f 0,35, ap 3.');
    expect(stdout).toContain('Non si può: A 1.210 giri il mandrino dà 3,00 kW');
  });

  it('prints help, in general and for one operation', async () => {
    const general = await run('--help');
    expect(general.code).toBe(0);
    expect(general.stderr).toContain('thread-milling');
    const drilling = await run('drilling --help');
    expect(drilling.code).toBe(0);
    expect(drilling.stderr).toContain('--peck          Passo di scarico trucioli [mm]');
    expect(drilling.stderr).not.toContain('--ae');
  });

  it('names every wrong field at once', async () => {
    const { code, stdout } = await run('turning --D -50 --ap x --f 0,2 --json');
    expect(code).toBe(1);
    const named = JSON.parse(stdout).error.fields.map((error: { field: string }) => error.field);
    expect(named.toSorted()).toEqual(['D', 'ap', 'vc']);
  });

  it.each([
    ['--D=50', '--D 50'],
    ['--n-max 2000', '--nMax 2000'],
    ['--nmax 2000', '--nMax 2000'],
    ['--KAPR 95', '--kapr 95'],
    ['--rake 6', '--gamma 6'],
  ])('accepts %s for %s', async (spelling, canonical) => {
    const rest = 'turning --material C45 --vc 200 --json';
    const diameter = spelling.includes('D=') ? '' : '--D 50 ';
    const one = await run(`${rest} ${diameter}${spelling}`);
    const other = await run(`${rest} ${diameter}${canonical}`);
    expect(one.code).toBe(0);
    expect(one.stdout).toBe(other.stdout);
  });

  it.each(['__proto__', 'constructor', 'toString'])('does not accept --%s as an option', async (name) => {
    const { code, stderr } = await run(`turning --${name} 3`);
    expect(code).toBe(2);
    expect(stderr).toContain(`opzione sconosciuta --${name}`);
  });
});
