import { createReader } from './snapshot/createReader.ts'
import { loadBuild } from './snapshot/takeSnapshot.ts'
const reader = createReader({ from: new URL('http://localhost:4180'), rate: 1000 })
const { renderer } = await loadBuild('/work/main/dist')
const read = async (a: string) => { console.log('read', a); const j = await reader.read(a).catch(e => { console.log('ERR', e.message, e.cause); throw e }); console.log('ok', JSON.stringify(j).length); return j }
for (const p of ['/', '/Matematica', '/teacherprofile/ae31oi']) { try { const r = await renderer.renderPage(p, read); console.log(p, r?.frame.body.length, r?.pending, r?.cut) } catch (e) { console.log(e) } }
for await (const x of renderer.findPages(read, ['subject'])) console.log(x)
