/** The shortcuts of the home page: names as the server spells them, since they are addresses too. §2 */
export const popularSubjects = ['Informatica', 'Matematica', 'Limba engleza', 'Limba romana', 'biologie']
