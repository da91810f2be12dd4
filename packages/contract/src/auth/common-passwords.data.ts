/**
 * Stems of the passwords that stand at the top of every published leak list (international and Italian):
 * small letters, without the digits and symbols people add at the end. The product's own name is the first guess here.
 */
const stems = `
password passwort parola passw pass passe contrassegno segreto segreta secret qwerty qwertyuiop qwertz azerty
asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qweasd qweasdzxc iloveyou ilove tiamo amore amoremio amoremiol tivoglio
ciao ciaociao ciaobella ciaomamma mamma mammamia papa famiglia admin administrator amministratore root user utente
guest ospite login accesso accedi welcome benvenuto benvenuta hello monkey dragon dragone master maestro superman
batman spiderman pokemon starwars football calcio baseball basket soccer hockey juventus juve inter milan napoli
roma lazio fiorentina torino sampdoria genoa palermo ferrari valentino rossi ducati lamborghini maradona ronaldo
totti delpiero michael jordan jennifer thomas daniel andrea alessandro alessandra alessia francesco francesca
giuseppe giuseppina giovanni giovanna antonio antonella antonino marco matteo luca lorenzo davide stefano stefania
simone federico federica roberto roberta riccardo gabriele valentina martina chiara giulia sara silvia elisa laura
paola maria mariarosa anna angela rosa elena claudia claudio cristina cristian daniela daniele domenico emanuele
fabio filippo giacomo giorgio leonardo luigi massimo mario michele nicola paolo pasquale pietro raffaele salvatore
sergio vincenzo princess principessa sunshine sole luna stella stellina estate inverno primavera autunno summer
winter spring autumn shadow flower fiore fiori angelo angel cucciolo cucciola tesoro gattino gatto cane buffalo
computer internet google facebook instagram whatsapp samsung iphone android windows microsoft apple whatever trustno
letmein access freedom liberta mustang harley ranger hunter jessica charlie ashley bailey killer pepper cookie
biscotto cioccolato nutella pizza spaghetti italia italiano italiana forzaitalia forzajuve forzamilan forzainter
forzanapoli forzaroma milano venezia firenze bologna sicilia sardegna truciolo cambiami changeme default test testing prova provaprova temp temporanea abc abcd abcde
abcdef abcdefg abcdefgh aaa aaaa aaaaaa aaaaaaaa asd asdasd asdf qwe qweqwe qaz zaq zaqwsx xxx xxxxxx lol lollol
azienda change company demo fresa gennaio officina qwer tornio
`;

/** Whole passwords that the rule of stems does not catch. */
const whole = [
  '1q2w3e4r',
  '1q2w3e4r!',
  '1qaz2wsx',
  '1qaz@wsx',
  '1qaz!qaz',
  'q1w2e3r4',
  'a1b2c3d4',
  'zaq12wsx',
  '!qaz2wsx',
  '1a2b3c4d',
  '123456@a',
  '1qaz2wsx!',
  'a123456!',
  'a1234567!',
  'a@123456',
  'aa123456!',
  'q1w2e3r4!',
  'q1w2e3r4t5!',
  'zaq12wsx!',
  'zaq1@wsx',
];

/** Compared in small letters. */
export const commonPasswordStems: ReadonlySet<string> = new Set([
  ...stems.split(/\s+/).filter(Boolean),
  ...whole,
]);
