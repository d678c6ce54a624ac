/** Given names, women's then men's: the portraits follow. The double ones are there because cards must hold them. */
// prettier-ignore
export const womensNames = [
  'Ana', 'Maria', 'Elena', 'Ioana', 'Andreea', 'Mihaela', 'Cristina', 'Alexandra', 'Gabriela', 'Daniela', 'Raluca',
  'Simona', 'Diana', 'Laura', 'Adriana', 'Roxana', 'Monica', 'Irina', 'Oana', 'Alina', 'Corina', 'Carmen', 'Camelia',
  'Anca', 'Bianca', 'Teodora', 'Ștefania', 'Larisa', 'Loredana', 'Claudia', 'Lavinia', 'Lidia', 'Magdalena', 'Mădălina',
  'Miruna', 'Nicoleta', 'Otilia', 'Paula', 'Ramona', 'Sabina', 'Sânziana', 'Smaranda', 'Sorina', 'Tatiana', 'Valentina',
  'Veronica', 'Violeta', 'Zoe', 'Ilinca', 'Iulia', 'Ligia', 'Luminița', 'Catrinel', 'Cătălina', 'Brândușa', 'Aurora',
  'Antonia', 'Ecaterina', 'Georgiana', 'Florentina', 'Denisa', 'Ruxandra', 'Eva', 'Ema', 'Crenguța', 'Ancuța', 'Anișoara',
  'Maria-Alexandrina', 'Ana-Maria', 'Ioana-Ruxandra', 'Elena-Cătălina', 'Florentina-Georgiana', 'Ștefania-Mădălina',
  'Andreea-Cristiana',
]

// prettier-ignore
export const mensNames = [
  'Andrei', 'Alexandru', 'Mihai', 'Ion', 'Ionuț', 'George', 'Cristian', 'Adrian', 'Bogdan', 'Daniel', 'Florin', 'Gabriel',
  'Marius', 'Radu', 'Răzvan', 'Sorin', 'Ștefan', 'Vlad', 'Tudor', 'Victor', 'Vasile', 'Valentin', 'Sebastian', 'Silviu',
  'Robert', 'Rareș', 'Petru', 'Paul', 'Ovidiu', 'Octavian', 'Nicolae', 'Matei', 'Marian', 'Lucian', 'Liviu', 'Laurențiu',
  'Iulian', 'Ilie', 'Horia', 'Horațiu', 'Gheorghe', 'Eugen', 'Emil', 'Dragoș', 'Doru', 'Dinu', 'David', 'Dan', 'Cătălin',
  'Cosmin', 'Cornel', 'Constantin', 'Cezar', 'Călin', 'Aurel', 'Anton', 'Alin', 'Traian', 'Toma', 'Theodor', 'Sergiu',
  'Iustin', 'Luca', 'Filip', 'Eduard', 'Remus', 'Cristian-Alexandru', 'Gheorghe-Bogdan', 'Mihai-Octavian',
  'Constantin-Laurențiu', 'Ștefan-Alexandru', 'Andrei-Răzvan',
]

// prettier-ignore
export const lastNames = [
  'Popescu', 'Ionescu', 'Popa', 'Pop', 'Radu', 'Dumitru', 'Stan', 'Stoica', 'Gheorghe', 'Matei', 'Ciobanu', 'Rusu',
  'Constantin', 'Marin', 'Lazăr', 'Dinu', 'Toma', 'Munteanu', 'Moldovan', 'Dumitrescu', 'Ilie', 'Nistor', 'Florea',
  'Ene', 'Diaconu', 'Barbu', 'Șerban', 'Avram', 'Preda', 'Neagu', 'Vasilescu', 'Mocanu', 'Tudor', 'Voicu', 'Nicolescu',
  'Petrescu', 'Georgescu', 'Iancu', 'Sandu', 'Manole', 'Oprea', 'Olteanu', 'Cojocaru', 'Bălan', 'Ungureanu', 'Roman',
  'Anghel', 'Pavel', 'Crăciun', 'Suciu', 'Mureșan', 'Oltean', 'Bogdan', 'Grigore', 'Botezatu', 'Chirilă', 'Călinescu',
  'Dragomir', 'Dobre', 'Filip', 'Gavrilă', 'Hanganu', 'Iordache', 'Ivan', 'Luca', 'Lupu', 'Macovei', 'Mihăilescu',
  'Negoiță', 'Nedelcu', 'Păun', 'Pârvu', 'Rotaru', 'Săvulescu', 'Sima', 'Ștefănescu', 'Tănase', 'Teodorescu', 'Turcu',
  'Țurcanu', 'Ursu', 'Vlad', 'Zamfir', 'Zaharia', 'Țepeș', 'Albu', 'Apostol', 'Bejan', 'Bratu', 'Bucur', 'Cazacu',
  'Cernat', 'Cucu', 'Damian', 'Enache', 'Făgărășan', 'Ghiță', 'Husar', 'Kovács', 'Szabó', 'Nagy', 'Schmidt', 'Wagner',
  'Constantinescu-Brătescu', 'Popescu-Vâlsănescu', 'Ionescu-Brădeanu', 'Dumitrescu-Bălteanu', 'Rădulescu-Mureșanu',
  'Hadârcă-Mihăilescu', 'Vintilescu-Teodoreanu', 'Păcurariu-Constantinide',
]
