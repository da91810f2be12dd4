/** Every hundredth password of the list that the filter was made from. */
export const listedSample: readonly string[] = `
111111 patrick slayer victor kitten mexico hotrod fantasy hello123 lawrence dude design video bigone 1a2b3c
trojan smiles ilovesex oxford getsome robin shaney14 258456 pa55word thankyou clitoris hungry puppy tdutybq
helen betty christopher rich stolen divine chemical enter1 thecat pisces idontknow stoney silver1 lightning
starter delphi katherine miao 1qaz2ws guai ashleigh helene stevens vsjasnel12 tootie lollypop 225588 fischer
02071987 hammond werder fishhead chef 01011960 highlander marseille papito iforget 15011987 12345qw qwedsa
serpent maveric 11121985 fanny krokodil funky ringo scrapper wizards scooby1 02101980 tanya1 04091986
bismarck 01051990 readers their 23111987 rollin 18031988 shark1 bonner 30101988 ronaldinho 15081989 huskers1
glover 19021985 jarrod gigabyte 27051991 bowl pertinant 23021987 bedlam 02091979 28071989 total portia
26081985 bigdick1 seadog kristie letsfuck trista victory1 niggers 12121980 aaaaaa1 woods 25071984 rocky123
nian goats fruitbat 18031980 man minnesota armored mikayla denni gecko turtle1 19041978 willy1 firestar
thriller hirsch iloveporn matros morbid staind headless tryagain chrisb 5tgb6yhn masterkey dragon11 aguila
boris123 selene anteater alexandria ananda mickie theory asterios gfdkbr kovalenko bartlett derrick1 closeup
print rats lolwut paper1 hommer schoo quixote cards1 palmetto habana chantel asecret retep imback qwer4321
fyutkjr hecate capitol home123 sharo juergen ferrari3 poli ameli problem freenet paramedic lostone works
wester nurse1 christof buckle anna12 google123 filbert egor chubbs teddy2 89231243658s robroy pennywise
brave dirtyboy trickle jacqueli anonymou 4z34l0ts drexel shadowfa gerasim fdm7ed spaz hunter11 smitty1
etower blue25 19922991 mortar raygun aaron123 labatts vsevolod lochness natusik 1010101 schiffer 4all
gfif1991 12345qq 1qa2ws3ed4rf prufrock highball mirela sardor phish420 p3e85tr dauphin shammy titanik nisse
bosto masher dima2000 delia nevaeh replica freaky1 trujillo kellyann coates iggypop pepper123 wolf69 sergik
1234a 1blue speak achille auror jordan01 olesia cindylou bobby2 joseph12 slicker pelota f00b4r griffey1
1qqqqq monte1 jagged bunches firehous majinbuu trademan seanjohn gokart 999888777 steamy merson energy1
bangalore cacapipi dillion kellogg bobster closet bubbie workhard putaria variant adnama isotwe utfp5e
needsome chicago0 babilon hairpie bacardi1 hagrid pigboy chianti beach69 gkfytnf limpdick olympics demetrio
1eagles up9x8rww godard panda123 snusmumrik crazy4u ufhhbgjnnth lighters beauties sexysex hooligans bookert
nenit terorist fgdfgdfg kees 258654 sundaypunch kevinc currie todiefor gunblade kuzmina cnhtkjr boobless
dima1998 ceramics cork tangent bckhere joaqui scram rolodex paintball1 01478963 2597174 kcng teagan psych0
albright bigted march11 alex1987 seemnemaailm brandon6 neo123 cymru bicho k1200rs nepal buck123 silver33
killem papageno emilka lindy preeti 51502112 samo wrongway giveit greyhawk wiley1 number8 alex97 147258369a
bmw328i letterma beckys ben1234 girl1 passsword kiba1z ox3ford starrs kolawole looking1 soccer19 1falcon
1gateway hooker1 pchealth 24688642 forced chello spanners martinet connard beegees alydar arashi supafly
birdbath jabari brett123 fourkids 88mike fagget yacht brianp constantin bigtuna lovehurt moms gerasimova
savchenko widespread spritzer stangs hollage nondriversig 4930321 1shelly 1qwerty2 bigboy40 greekboy marylee
bunia3 ou81234 ybrecz tima123 artem1994 banzay politika hangtime metalhea 1nissan 96ford moist robert19
q123123 cccdemo jamjar fords paradoks doesit onward ershov turin funker chinchilla candyfinger vitalik123
116211 22224444 canopus sorbet boracay 98stang pharaon joshua04 astra12 lathrop freejack rono jorge123
ballzz cedar1 sun32 karupspc iluvatar hardie powder1 ru4692 stiller mansoor poorman qwertyui1 foutre zman
earnhart mydear relics juni suvorov nesterenko michaelt 1billion hold stephanie1 vazgen kirusha redball
`
  .trim()
  .split(/\s+/);
