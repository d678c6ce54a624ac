/**
 * Sentences from which the descriptions of ads are composed. `{lectii}` is a placeholder for the lessons, as
 * they read after a verb ("meditații la fizică"), `{niveluri}` for the ad's school levels. Each sentence is
 * complete in itself, so that any choice of them, in the order of this file, reads as one text. `[5]` before a sentence is the
 * id of the least experience with which it is true; `[6 Profesor]` also names the only occupation for which it is true.
 */

/** Values of `{lectii}` by subject, where "meditații la" with the subject's name in lower case would be wrong. */
export const lessonsOf: Record<string, string> = {
  Matematica: 'meditații la matematică',
  Informatica: 'meditații la informatică',
  'Limba engleza': 'meditații la limba engleză',
  'Limba romana': 'meditații la limba română',
  'Română pentru străini': 'lecții de română pentru străini',
  'C++': 'lecții de C++',
  Python: 'lecții de Python',
  Java: 'lecții de Java',
  AutoCAD: 'lecții de AutoCAD',
  'Utilizarea calculatorului': 'lecții de utilizare a calculatorului',
  'Pregătire școală primară': 'meditații la materiile din clasele primare',
  'After school': 'sprijin la teme după școală',
  Logopedie: 'ședințe de logopedie',
  'Admitere medicină': 'pregătire pentru admiterea la medicină',
  'Pregătire cursuri universitare': 'pregătire la cursuri universitare',
  'Dezvoltare personală': 'ședințe de dezvoltare personală',
  'Public speaking': 'lecții de public speaking',
}

/** Groups whose subjects are taught in "lecții de", not in "meditații la". */
export const practicalGroups = ['Programare și tehnologie', 'Muzică', 'Arte', 'Sport']

export const openings = [
  'Ofer {lectii} pentru {niveluri}.',
  'Bună ziua! Ofer {lectii}, adaptate ritmului fiecărui elev.',
  'Caut elevi serioși pentru {lectii}.',
  'Dacă ai nevoie de {lectii}, te aștept cu drag la o primă întâlnire.',
  'Ofer {lectii}, individual sau în grupe de cel mult trei elevi.',
  'Ofer {lectii}, de la noțiunile de bază la cele avansate, pentru {niveluri}.',
  'Vă propun {lectii} făcute temeinic, fără grabă și fără lacune.',
  'Ofer {lectii} la prețuri corecte, pentru elevi care vor să înțeleagă, nu doar să învețe pe de rost.',
]

/** Openings for young tutors only, and for tutors with long experience only. */
export const youngOpenings = [
  'Sunt la început de drum, ofer {lectii} și înțeleg bine greutățile pe care le întâmpină elevii de astăzi.',
  'Ofer {lectii}, la un preț accesibil și cu explicații pe limba elevilor.',
]
export const seasonedOpenings = [
  'De peste zece ani ofer {lectii}, cu răbdare și cu plăcere.',
  'Ofer {lectii} cu experiența multor generații de elevi.',
]

export const methods = [
  'La prima ședință stabilim împreună nivelul de la care pornim și obiectivele pe care vrem să le atingem.',
  'Pun accent pe înțelegere: fiecare noțiune este explicată prin exemple simple, apoi exersată până devine firească.',
  'Pregătesc materiale proprii pentru fiecare lecție, astfel încât elevul nu are nevoie să cumpere culegeri.',
  'După fiecare ședință trimit o temă scurtă și un rezumat al celor lucrate.',
  'Lecțiile sunt interactive, cu multe întrebări și cât mai puțină dictare.',
  'O dată pe lună dau un test de verificare, iar părinții primesc o scurtă evaluare a progresului.',
  'Recapitulăm sistematic, pentru ca nimic din ce s-a învățat să nu se piardă.',
  'Explic de câte ori este nevoie și niciodată nu mă grăbesc să trec mai departe dacă a rămas ceva neclar.',
  'Greșelile nu se pedepsesc, ci se discută; din ele se învață cel mai mult.',
  'Între ședințe răspund la întrebări pe mesaje, fără niciun cost suplimentar.',
  'Lecțiile sunt relaxate, dar fiecare are un scop clar, pe care îl anunț de la început.',
  'Progresul îl notăm într-un jurnal, ca elevul să vadă cât de departe a ajuns.',
]

/** Methods for school subjects only. */
export const schoolMethods = [
  'Lucrăm pe subiecte date în anii trecuți, cu bareme, ca elevul să știe exact cum se punctează.',
  'Folosesc tabla interactivă, iar la sfârșit elevul primește tot ce s-a scris în timpul lecției.',
  'Îi învăț pe elevi cum să învețe: cum își fac notițe, cum își planifică timpul și cum scapă de emoții la examen.',
  'Urmez programa școlară, dar o completez acolo unde manualul este prea sărac în exemple.',
]

/** Sentences that fit only one group of subjects. */
export const specifics: Record<string, string[]> = {
  'Științe exacte': [
    'Problemele le rezolvăm pas cu pas, iar formulele le deducem, nu le memorăm.',
    'Pregătesc elevi pentru olimpiadă și pentru concursurile școlare.',
    'Pornim de la probleme ușoare și ajungem treptat la cele de nivel de examen.',
    'Pentru capitolele grele am fișe de lucru ordonate după dificultate.',
    'Accentul cade pe raționament: vreau ca elevul să poată explica singur de ce un rezultat este corect.',
  ],
  'Limbi străine': [
    'Vorbim cât mai mult încă de la prima lecție, chiar dacă se mai greșește.',
    'Pregătesc pentru examene internaționale și pentru interviuri de angajare.',
    'Gramatica o învățăm din texte, cântece și filme, nu din tabele.',
    'Am locuit câțiva ani în străinătate, așa că acord o atenție deosebită pronunției.',
    'Vocabularul îl alegem după domeniul de care aveți nevoie: afaceri, medicină, informatică sau călătorii.',
  ],
  'Științe umaniste': [
    'Citim împreună textele din programă și învățăm să construim un eseu bine argumentat.',
    'Elevii primesc scheme și planuri de idei pentru toate subiectele din programă.',
    'Corectez săptămânal câte o compunere și o discutăm amănunțit.',
    'Insist pe exprimarea corectă, în scris și oral.',
    'Legăm datele între ele, ca faptele să rămână în minte ca o poveste.',
  ],
  'Programare și tehnologie': [
    'Învățăm făcând: fiecare elev termină cursul cu un proiect propriu.',
    '[5] Lucrez zilnic în domeniu, așa că exemplele vin din proiecte reale.',
    'Nu este nevoie de cunoștințe anterioare, doar de un calculator și de curiozitate.',
    'Exersăm pe platforme de probleme și învățăm să citim mesajele de eroare.',
    'Discutăm și despre cum arată o zi de lucru în acest domeniu.',
  ],
  'Economie și drept': [
    'Lucrăm pe studii de caz și pe situații întâlnite în practică.',
    'Pregătesc pentru examenele din facultate și pentru admiterea la masterat.',
    'Noțiunile le legăm de știrile zilei, ca să fie mai ușor de reținut.',
    'Pentru seminare și proiecte ofer îndrumare, nu lucrări gata făcute.',
  ],
  Muzică: [
    'Repertoriul îl alegem împreună, de la piese clasice la melodii îndrăgite.',
    'La început instrumentul poate fi împrumutat de la mine.',
    '[3] De două ori pe an elevii mei cântă într-un mic concert pentru părinți și prieteni.',
    'Învățăm notele prin joc, iar teoria vine de la sine.',
  ],
  Arte: [
    'Materialele pentru primele ședințe le asigur eu.',
    'Pregătesc portofolii pentru admiterea la liceu și la facultățile de profil.',
    'Lucrăm după natură, după model și din imaginație.',
    'Fiecare elev își urmează propriul proiect, în ritmul lui.',
  ],
  Sport: [
    'Încep întotdeauna cu o discuție despre starea de sănătate și despre obiective.',
    'Grupele sunt mici, așa că fiecare primește atenția de care are nevoie.',
    'Echipamentul necesar îl stabilim după prima ședință, care este de probă.',
    'Punem bazele tehnicii corecte înainte de a crește efortul.',
  ],
  'Pregătire și dezvoltare': [
    'Ne jucăm, citim și scriem, iar temele devin un obicei, nu o luptă.',
    'Țin legătura cu părinții și, la cerere, cu învățătoarea clasei.',
    'Fiecare program este făcut împreună cu familia, după nevoile copilului.',
    'Lucrez cu blândețe, fără note și fără comparații între copii.',
  ],
}

export const results = [
  '[3] Recomandările părinților sunt cea mai bună carte de vizită a mea.',
  'Rezultatele nu vin peste noapte, dar vin sigur dacă lucrăm constant.',
  '[3] Mulți dintre elevii mei au venit la recomandarea altor elevi.',
]

/** Results for school subjects only. */
export const schoolResults = [
  '[3] Anul trecut toți elevii pe care i-am pregătit au promovat examenul, cei mai mulți cu note peste 8.',
  '[3] Am avut elevi cu nota 10 la Evaluarea Națională și la Bacalaureat.',
  '[4] Elevii mei au obținut premii la fazele județene și naționale ale olimpiadelor.',
  '[3] În medie, după trei luni de lucru, media la clasă crește cu cel puțin un punct.',
  '[4] Foști elevi sunt astăzi studenți la facultăți din București, Cluj-Napoca și Iași.',
  '[5] Am pregătit peste o sută de elevi, de la clasa a V-a până la admiterea la facultate.',
]

export const aboutMe = [
  'Sunt o persoană calmă și răbdătoare și mă înțeleg bine și cu elevii mai timizi.',
  'Îmi place ceea ce fac și cred că se vede.',
  'Cred că orice elev poate reuși dacă cineva are răbdare cu el.',
  'Vorbesc pe înțelesul tuturor și accept orice întrebare.',
]

/** Further sentences about themselves, for professional teachers only, and for students only. */
export const teachersSay = [
  '[6 Profesor] Sunt profesor titular cu gradul didactic I.',
  '[0 Profesor] Predau într-un liceu de prestigiu și cunosc bine cerințele actuale ale programei.',
  '[5] Sunt coautor al unei culegeri de exerciții folosite în multe școli.',
  '[4] Am fost membru în comisii de corectare la examenele naționale.',
]
export const studentsSay = [
  'Am terminat liceul ca șef de promoție și știu încă bine cum se învață pentru examene.',
  'Am participat la olimpiade și la concursuri naționale.',
  'Fac voluntariat cu elevi din școli gimnaziale și îmi place să explic.',
]

/** Sentences about places, by the options that the tutor has ticked in the profile. */
export const placesOf = {
  AlsoOnline: [
    'Ședințele pot avea loc online, pe Zoom sau Google Meet, cu tablă virtuală.',
    'La cerere, ședințele online se înregistrează, ca elevul să le poată revedea.',
  ],
  AtTeacher: [
    'Locuiesc aproape de centru, iar camera de lucru este liniștită și bine luminată.',
    'La mine se ajunge ușor, la cinci minute de stația de autobuz.',
  ],
  AtStudent: [
    'Mă pot deplasa la domiciliul elevului, în limita a treizeci de minute de mers.',
    'Dacă este mai comod, vin eu la dumneavoastră acasă.',
  ],
}

export const schedules = [
  'Programul este flexibil: după-amiaza în timpul săptămânii și dimineața în weekend.',
  'Mai am locuri libere marțea și joia, între orele 16 și 20.',
  'În vacanțe organizez module intensive de două săptămâni.',
  'Ședințele se pot reprograma gratuit cu cel puțin 24 de ore înainte.',
  'Recomand două ședințe pe săptămână, dar ne putem vedea și mai rar.',
  'În perioada examenelor țin lecții și duminica.',
]

export const closings = [
  'Prima ședință este gratuită, ca să vedem dacă ne potrivim.',
  'Prețul se poate negocia pentru abonamente de cel puțin opt ședințe.',
  'Pentru doi elevi care vin împreună ofer o reducere de 20%.',
  'Aștept mesajul dumneavoastră și vă răspund în aceeași zi.',
  'Scrieți-mi câteva rânduri despre elev și despre ce își dorește, apoi stabilim prima întâlnire.',
  'Vă mulțumesc pentru încredere și vă aștept cu drag!',
]

/** Complete descriptions of a single sentence. */
export const shortOnes = [
  'Meditații serioase, prețuri decente.',
  '[5] Profesor cu experiență.',
  'Ofer {lectii}.',
  'Detalii în privat.',
  'Ofer {lectii}, detalii la telefon.',
  'Meditez elevi de toate vârstele.',
  'Pregătire temeinică pentru {niveluri}.',
]

/** Edge cases of real data: markup that must be shown as text, a word too long for a line, capital letters. */
export const oddOnes = [
  'Explic <b>clar</b> & pe înțelesul tuturor, cu exemple <i>simple</i>.<br>Prima ședință: 0 lei!',
  'Materialele mele: https://exemplu.example/lectii/programa-completa-pentru-clasele-de-gimnaziu-si-de-liceu/capitole-si-exercitii-rezolvate-2026.html',
  'OFER {lectii}!!! NOTE MARI GARANTAT!!! LOCURI LIMITATE!!!',
]
