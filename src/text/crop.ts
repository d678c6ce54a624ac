/** The profile picture, and cropping it. §2 My profile, §5 Image upload, §9 Cropper defaults */
export const cropText = {
  area: 'Zona de decupare',
  help: 'Trageți cercul, apăsați locul în care îl doriți sau mutați-l cu săgețile; Shift și săgețile îl măresc sau îl micșorează. Tastele + și − apropie sau depărtează poza, iar cifrele 1–9 schimbă pasul.',
  touchHelp:
    'Trageți cercul sau atingeți locul în care îl doriți. Apropiați poza cu glisorul ori cu două degete.',
  zoomLabel: 'Mărire',
  step: (pixels: string) => `Pas de ${pixels}`,
  /** In pixels of the displayed picture. */
  box: (left: number, top: number, side: string) => `Cercul: stânga ${left}, sus ${top}, lățime ${side}`,
  pixels: { one: '1 pixel', many: '# pixeli' },
  zoom: (percent: number) => `Mărire ${percent}%`,
  failed: 'Poza nu a putut fi citită',
  failedHelp: 'Fișierul este deteriorat sau browserul nu îl poate deschide. Alegeți altă poză.',
} as const

export const avatarText = {
  change: 'Schimbă poza de profil',
  title: 'Poza de profil',
  lead: 'Alegeți o poză în care vi se vede fața. Apare lângă nume în tot site-ul.',
  choose: 'Alege o poză',
  chooseAnother: 'Alege altă poză',
  orDrop: 'sau trageți-o aici',
  drop: 'Dați drumul pozei aici',
  kinds: 'png, jpg, bmp, gif, tiff, webp sau icon',
  file: 'Fișierul cu poza',
  preparing: 'Se pregătește poza…',
  /** §5, letter for letter. */
  invalid: 'Invalid image type',
  isSaving:
    'Poza nu a fost preluată, pentru că alta era în curs de salvare. O puteți alege din nou după aceea.',
  noEditor: 'Editorul nu s-a putut încărca. Verificați conexiunea la internet, apoi alegeți poza din nou.',
  saved: 'Poza de profil a fost salvată',
  submission: {
    failed: 'Poza de profil nu a fost salvată. Încercați din nou.',
    notArrived: 'Serverul nu a răspuns la timp și poza din profil este cea veche. O puteți salva din nou.',
    unknown: 'Nu știm dacă poza a ajuns. Reîncărcați pagina înainte de a o salva din nou.',
    expired: 'Sesiunea a expirat. Autentificați-vă, apoi alegeți poza din nou.',
  },
} as const
