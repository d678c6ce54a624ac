/** A valid PDF of one page, used for every invoice. Its text says that it is simulated. */
export const sampleInvoice = `%PDF-1.4
1 0 obj
<< /Type /Catalog /Pages 2 0 R /Lang (ro-RO) >>
endobj
2 0 obj
<< /Type /Pages /Kids [3 0 R] /Count 1 >>
endobj
3 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>
endobj
4 0 obj
<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>
endobj
5 0 obj
<< /Length 172 >>
stream
BT /F1 13 Tf 56 762 Td (Meditatii) Tj ET
BT /F1 28 Tf 56 686 Td (Document simulat) Tj ET
BT /F1 12 Tf 56 652 Td (Un exemplu pentru dezvoltare, nu un document fiscal.) Tj ET
endstream
endobj
xref
0 6
0000000000 65535 f\x20
0000000009 00000 n\x20
0000000072 00000 n\x20
0000000129 00000 n\x20
0000000255 00000 n\x20
0000000352 00000 n\x20
trailer
<< /Size 6 /Root 1 0 R >>
startxref
575
%%EOF
`
