/**
 * The commonest leaked passwords that would pass our rule or come close, lower case; a small excerpt of what every
 * published list of leaks starts with, plus Italian favourites. Compared after lower-casing.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password1! password1@ password1# password123! password123@ password12! passw0rd! passw0rd1! p@ssw0rd p@ssw0rd1 p@ssword1
  p@ssw0rd! p@ssw0rd123 p@ssword123 pa$$w0rd pa$$word1 welcome1! welcome123! welcome@123 qwerty1! qwerty12! qwerty123!
  qwerty123@ qwerty@123 qwertyuiop1! qwer1234! 1qaz2wsx! 1qaz@wsx 1qaz!qaz !qaz2wsx zaq12wsx! zaq1@wsx q1w2e3r4! q1w2e3r4t5!
  abc123!! abcd1234! abcd@1234 abcdef1! abc@1234 abc@12345 admin123! admin@123 admin@1234 admin1234! administrator1!
  letmein1! letmein123! iloveyou1! iloveyou2! monkey123! dragon123! sunshine1! princess1! football1! baseball1! superman1!
  batman123! master123! shadow123! michael1! jordan23! changeme1! changeme123! change@123 secret123! test1234! test@123
  test@1234 test123! user@123 user1234! guest@123 login123! root@123 demo1234! demo@123 temp1234! temp@123 12345678!
  123456789! 1234567890! 1234567! 123456!! 12345678@ 123456789@ 123456@a a123456! a1234567! aa123456! a@123456 asdf1234!
  asd123!! asdfgh1! asdfghjkl1! zxcvbn1! zxcvbnm1! 11111111! 00000000! 88888888! google123! facebook1! whatever1! hello123!
  hello1234! ciao1234! ciaociao1! ciao123!! amore123! amore1234! juventus1! juventus10! milan1899! inter1908! napoli1926!
  forzamilan1! forzainter1! forzajuve1! roma1927! lazio1900! ferrari1! francesco1! francesca1! alessandro1! alessandra1!
  giuseppe1! giovanni1! antonio1! andrea123! marco123! matteo123! lorenzo1! valentina1! stella123! tesoro123! amoremio1!
  italia2006! italia123! estate2024! estate2025! estate2026! inverno2024! inverno2025! autunno2025! primavera2025!
  officina1! officina123! tornio123! fresa123! azienda1! azienda123! benvenuto1! benvenuto123! segreta1! summer2024!
  summer2025! summer2026! winter2024! winter2025! spring2025! autumn2025! gennaio2025! gennaio2026! company1! company123!`
    .split(/\s+/)
    .filter((entry) => entry !== ''),
);

export const isCommonPassword = (password: string): boolean => commonPasswords.has(password.toLowerCase());
