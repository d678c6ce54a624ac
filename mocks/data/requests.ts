/** Descriptions of requests; `{materie}` is a placeholder for the subject. */
export const requestTexts = [
  'Caut un profesor cu răbdare pentru {materie}, de două ori pe săptămână, după ora 17.',
  'Am nevoie de ajutor la {materie} înainte de teză. Prefer la domiciliul meu.',
  'Pregătire intensivă pentru examen, {materie}, trei luni.',
  'Fiul meu are lacune din anii trecuți și își pierde interesul. Căutăm pe cineva care explică pe înțelesul lui.',
  'Caut meditator pentru {materie}, nivel mediu, cel mult 80 de lei pe oră.',
  'Sunt student și am restanță. Îmi trebuie cineva care să îmi explice de la zero, cu exemple.',
  'Lecții în weekend, dimineața. Suntem doi frați, în aceeași clasă.',
  'Pregătire pentru olimpiadă la {materie}.',
  'Doresc să reiau {materie} după mulți ani. Ritm relaxat, fără teme.',
  'Ajutor la teme, zilnic, o oră.',
]
