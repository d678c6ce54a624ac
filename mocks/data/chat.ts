/** Chat lines of a lesson, in turns, starting with the tutor. */
export const chatLines = [
  'Bună ziua! Mă auziți bine?',
  'Bună ziua! Da, foarte bine.',
  'Astăzi recapitulăm ecuațiile de gradul al doilea. Deschideți culegerea la pagina 42.',
  'Am deschis-o. La exercițiul 3 nu mi-a ieșit discriminantul.',
  'Îl scriu acum pe tablă: Δ = b² − 4ac. Ce obțineți?',
  'Minus șapte, deci nu are soluții reale?',
  'Exact. Felicitări!',
  'Mulțumesc! Trec la următorul.',
]

/** A chat line that must be shown as text, not as markup. */
export const oddChatLine = '<img src=x onerror="alert(1)"> x < y && y > z'
